import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localizedPath, paths } from '@/paths'
import { type SpawnedSite, spawnSite } from '@/start/spawn-site'
import { copyDatabase } from '@/testing/test-cluster'
import { message } from '../catalog'

/**
 * Connections of the proxy between the site and its database, which simulates a failing network.
 */
const sockets = new Set<Socket>()
const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-away-'))
let network: ReturnType<typeof createServer>
let site: SpawnedSite

beforeAll(async () => {
  const url = new URL(await copyDatabase(process.env.E2E_TEMPLATE_URL as string))
  const [host, port] = [url.hostname, Number(url.port)]
  network = createServer((socket) => {
    const onward = connect(port, host)
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(network, 'listening')
  url.host = `127.0.0.1:${(network.address() as AddressInfo).port}`
  site = await spawnSite({
    DATA_DIR: dataDir,
    DATABASE_URL: url.href,
    PAYLOAD_SECRET: process.env.E2E_SECRET as string,
  })
}, 120_000)
afterAll(async () => {
  await site?.stop()
  network?.close()
  for (const socket of sockets) socket.destroy()
  rmSync(dataDir, { recursive: true, force: true })
}, 60_000)

const get = async (path: string) => {
  const headers = { accept: 'text/html' }
  const answer = await fetch(site.url + path, { redirect: 'manual', headers })
  const { document } = parseHTML(await answer.text())
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), document }
}

it('serves stored pages without its database, and a page of its own for others', async () => {
  const stored = ['/', '/de/wifi', '/features']
  for (const path of stored) expect((await get(path)).status, path).toBe(200)
  // The site stores these pages after its start, which may still be running.
  for (const locale of ['en', 'de', 'fr', 'ja'] as const)
    await get(localizedPath(locale, paths.failure))
  network.close()
  for (const socket of sockets) socket.destroy()

  for (const path of stored) expect((await get(path)).status, path).toBe(200)
  for (const [path, locale] of [
    ['/blog/rss.xml', 'en'],
    ['/sitemap.xml', 'en'],
    ['/sitemap/en-1.xml', 'en'],
    ['/de/blog/search?q=code', 'de'],
    ['/fr/pricing', 'fr'],
    ['/ja/blog', 'ja'],
  ] as const) {
    const { status, retryAfter, document } = await get(path)
    expect([status, retryAfter], path).toEqual([503, '30'])
    expect(document.querySelector('h1')?.textContent, path).toBe(
      message(locale, 'site.errors.fatal'),
    )
    expect(document.querySelector('footer'), path).not.toBeNull()
  }
  const ready = await fetch(`${site.url}/readyz`)
  expect([ready.status, await ready.text()]).toEqual([503, 'database away'])
})
