import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import { build } from 'vite'

/** Bundles the two pages next to this file with production settings and serves them. */
export async function servePeers(): Promise<{ url: string; stop: () => Promise<void> }> {
  const root = resolve('bench/typing')
  const folder = mkdtempSync(join(tmpdir(), 'typing-peers-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    build: {
      outDir: folder,
      rollupOptions: { input: [join(root, 'styling.html'), join(root, 'bare.html')] },
    },
  })
  const serve = sirv(folder)
  const server = createServer((request, response) =>
    serve(request, response, () => {
      response.writeHead(404).end()
    }),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      rmSync(folder, { recursive: true })
    },
  }
}
