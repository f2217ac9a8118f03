// A bare node:http server that answers every request with one body from memory.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const body = readFileSync(process.argv[2] as string)
const headers = ['content-type', 'text/html', 'content-length', String(body.length)]
const server = createServer((_, response) => {
  response.writeHead(200, headers).end(body)
}).listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port })
})
