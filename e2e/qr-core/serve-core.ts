import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import { build } from 'vite'
import { pagePolicy } from '@/serve/content-security-policy'

const page = `<!doctype html><html lang="en"><title>Core</title><link rel="icon" href="data:,"><script type="module" src="/entry.js"></script></html>`

export type ServedCore = { url: string; stop: () => Promise<void> }

/** Bundles the core for browsers and serves it under the policy of the site's pages. */
export async function serveCore(): Promise<ServedCore> {
  const folder = mkdtempSync(join(tmpdir(), 'qr-core-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: resolve('e2e/qr-core'),
    publicDir: false,
    resolve: { alias: { '@': resolve('src') } },
    worker: { format: 'es' },
    build: {
      outDir: folder,
      target: 'es2022',
      minify: false,
      modulePreload: false,
      rollupOptions: {
        input: resolve('e2e/qr-core/entry.ts'),
        output: { entryFileNames: 'entry.js' },
      },
    },
  })

  const policy = pagePolicy(page)
  const wasm = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')
  const serveBundle = sirv(folder)
  const servePublic = sirv('public')
  const server = createServer((request, response) => {
    // Workers take the policy of their own script.
    response.setHeader('content-security-policy', policy)
    if (request.url === '/') {
      response.setHeader('content-type', 'text/html')
      response.end(page)
    } else if (request.url === '/zxing_reader.wasm') {
      response.setHeader('content-type', 'application/wasm')
      response.end(wasm)
    } else {
      serveBundle(request, response, () => servePublic(request, response))
    }
  })
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
