// Same content as `server-only` on the server.
export {}
