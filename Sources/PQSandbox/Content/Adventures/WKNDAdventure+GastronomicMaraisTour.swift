extension WKNDAdventure {
  static let gastronomicMaraisTour = WKNDAdventure(
    node: "gastronomic-marais-tour/gastronomic-marais-tour",
    id: "32129cbd-3699-437f-86a4-dad7903a63f3",
    title: "Gastronomic Marais Tour",
    slug: "gastronomic-marais-tour",
    activity: "Social",
    adventureType: "Day Trip",
    price: "95",
    tripLength: "1 Day",
    groupSize: 6,
    difficulty: "Beginner",
    picture: WKNDPicture(
      file: "adobestock-270835979.jpg",
      id: "fcdbbc12-8057-4d1f-aff8-9325e25dda32",
      width: 1000,
      height: 667
    ),
    description: """
      <p>Le Marais is the part of Paris that eats on its feet: falafel in the rue des Rosiers, an éclair from a \
      window, oysters at a zinc counter before noon. We walk three kilometres in five hours and stop eleven \
      times.</p>
      <p>Your guide grew up two streets away and greets every second shopkeeper by name. <strong>Come \
      hungry</strong>; tell us beforehand about allergies and we change the route, not the pleasure.</p>
      """,
    itinerary: """
      <h3>10:00 – Marché des Enfants Rouges</h3>
      <p>The oldest covered market of the city: cheese, crêpes, and the first coffee.</p>
      <h3>12:00 – Rue de Bretagne</h3>
      <ul>
      <li>Bread and salted butter, compared with a seriousness that surprises visitors</li>
      <li>Charcuterie, or tarte à l’oignon for those who eat no meat</li>
      <li>A glass of Sancerre</li>
      </ul>
      <h3>14:00 – Place des Vosges</h3>
      <p>Chocolate under the arcades, and a crème brûlée to end on.</p>
      """,
    gearList: nil
  )
}
