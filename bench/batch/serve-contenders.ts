import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import { build } from 'vite'

/** Bundles the page next to this file, including our workers, and serves it. */
export async function serveContenders(): Promise<{ url: string; stop: () => Promise<void> }> {
  const root = resolve('bench/batch')
  const folder = mkdtempSync(join(tmpdir(), 'batch-contenders-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: {
      alias: [
        // Vite resolves file paths in addresses and ignores the package's export map.
        {
          find: 'zxing-wasm/reader/zxing_reader.wasm',
          replacement: resolve('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'),
        },
        {
          find: 'zxing-wasm/writer/zxing_writer.wasm',
          replacement: resolve('node_modules/zxing-wasm/dist/writer/zxing_writer.wasm'),
        },
        { find: '@', replacement: resolve('src') },
      ],
    },
    worker: { format: 'es' },
    build: { outDir: folder, target: 'es2022', rollupOptions: { input: join(root, 'page.html') } },
  })
  const serve = sirv(folder)
  const server = createServer((request, response) =>
    serve(request, response, () => {
      response.writeHead(404).end()
    }),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/page.html`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      rmSync(folder, { recursive: true })
    },
  }
}
