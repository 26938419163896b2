print("pqrun")
