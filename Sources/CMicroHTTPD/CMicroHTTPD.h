#ifndef PQRUN_CMICROHTTPD_H
#define PQRUN_CMICROHTTPD_H

#include <dlfcn.h>
#include <microhttpd.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// The library is found at run time and not linked: it pulls in GnuTLS, which every start of the program would pay for.
// The pointers are written once by pqrun_mhd_load and only read from then on, hence sendable.
struct __attribute__((swift_attr("@Sendable"))) pqrun_mhd_functions {
  __typeof__(MHD_start_daemon) *start_daemon;
  __typeof__(MHD_stop_daemon) *stop_daemon;
  __typeof__(MHD_get_connection_values) *get_connection_values;
  __typeof__(MHD_create_response_from_buffer) *create_response_from_buffer;
  __typeof__(MHD_create_response_from_callback) *create_response_from_callback;
  __typeof__(MHD_add_response_header) *add_response_header;
  __typeof__(MHD_queue_response) *queue_response;
  __typeof__(MHD_destroy_response) *destroy_response;
};

// False when there is no library of the name or it lacks one of the functions. It stays loaded until the program ends.
static inline bool pqrun_mhd_load(const char *name, struct pqrun_mhd_functions *functions) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
  *(void **)&functions->start_daemon = dlsym(library, "MHD_start_daemon");
  *(void **)&functions->stop_daemon = dlsym(library, "MHD_stop_daemon");
  *(void **)&functions->get_connection_values = dlsym(library, "MHD_get_connection_values");
  *(void **)&functions->create_response_from_buffer = dlsym(library, "MHD_create_response_from_buffer");
  *(void **)&functions->create_response_from_callback = dlsym(library, "MHD_create_response_from_callback");
  *(void **)&functions->add_response_header = dlsym(library, "MHD_add_response_header");
  *(void **)&functions->queue_response = dlsym(library, "MHD_queue_response");
  *(void **)&functions->destroy_response = dlsym(library, "MHD_destroy_response");
  return functions->start_daemon && functions->stop_daemon && functions->get_connection_values &&
         functions->create_response_from_buffer && functions->create_response_from_callback &&
         functions->add_response_header && functions->queue_response && functions->destroy_response;
}

// A running server; the library allows any thread to stop it.
struct __attribute__((swift_attr("@Sendable"), swift_attr("safe"))) pqrun_mhd_server {
  struct MHD_Daemon *daemon;
};

typedef void *(*pqrun_mhd_target_callback)(void *context, const char *target, struct MHD_Connection *connection);

// Serves a socket that already listens, with a thread of the library's own for each connection. The daemon is NULL when
// the first of them could not be started.
static inline struct pqrun_mhd_server pqrun_mhd_start(const struct pqrun_mhd_functions *functions, int listening_socket,
                                                      unsigned int idle_seconds, void *context,
                                                      pqrun_mhd_target_callback target,
                                                      MHD_AccessHandlerCallback handler,
                                                      MHD_RequestCompletedCallback completed) {
  struct pqrun_mhd_server server;
  server.daemon = functions->start_daemon(MHD_USE_AUTO_INTERNAL_THREAD | MHD_USE_THREAD_PER_CONNECTION, 0, NULL, NULL, handler, context,
                                          MHD_OPTION_LISTEN_SOCKET, (MHD_socket)listening_socket,
                                          MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds,
                                          MHD_OPTION_URI_LOG_CALLBACK, target, context,
                                          MHD_OPTION_NOTIFY_COMPLETED, completed, context,
                                          MHD_OPTION_END);
  return server;
}

static inline void pqrun_mhd_stop(const struct pqrun_mhd_functions *functions, struct pqrun_mhd_server server) {
  functions->stop_daemon(server.daemon);
}

static inline void pqrun_mhd_each_header(const struct pqrun_mhd_functions *functions,
                                         struct MHD_Connection *connection, MHD_KeyValueIterator visit,
                                         void *context) {
  functions->get_connection_values(connection, MHD_HEADER_KIND, visit, context);
}

// The part of a body that is sent before the connection is closed.
struct pqrun_mhd_part {
  size_t size;
  char bytes[];
};

static inline ssize_t pqrun_mhd_read_part(void *context, uint64_t position, char *buffer, size_t capacity) {
  const struct pqrun_mhd_part *part = context;
  if (position >= part->size) return MHD_CONTENT_READER_END_WITH_ERROR;
  size_t rest = part->size - (size_t)position;
  size_t count = rest < capacity ? rest : capacity;
  memcpy(buffer, part->bytes + position, count);
  return (ssize_t)count;
}

// Copies the body. When its end comes before its size, the size is told, the bytes up to the end are sent, and the
// connection is closed.
static inline struct MHD_Response *pqrun_mhd_response(const struct pqrun_mhd_functions *functions, const void *body,
                                                      size_t size, size_t end) {
  if (end >= size) return functions->create_response_from_buffer(size, (void *)body, MHD_RESPMEM_MUST_COPY);
  struct pqrun_mhd_part *part = malloc(sizeof(struct pqrun_mhd_part) + end);
  if (!part) return NULL;
  part->size = end;
  memcpy(part->bytes, body, end);
  struct MHD_Response *response = functions->create_response_from_callback(size, 4096, pqrun_mhd_read_part, part, free);
  if (!response) free(part);
  return response;
}

static inline void pqrun_mhd_add_header(const struct pqrun_mhd_functions *functions, struct MHD_Response *response,
                                        const char *name, const char *value) {
  functions->add_response_header(response, name, value);
}

// Sends the response and gives it up.
static inline enum MHD_Result pqrun_mhd_send(const struct pqrun_mhd_functions *functions,
                                             struct MHD_Connection *connection, unsigned int status,
                                             struct MHD_Response *response) {
  enum MHD_Result result = functions->queue_response(connection, status, response);
  functions->destroy_response(response);
  return result;
}

#endif
