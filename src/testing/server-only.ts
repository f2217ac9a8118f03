// What `server-only` is on the server.
export {}
