import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveBuildFiles } from './serve-files'

let root: string
let server: Server
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quietzone-front-'))
})
afterEach(() => {
  server.close()
  rmSync(root, { recursive: true })
})

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

async function start() {
  const handle = serveBuildFiles(join(root, 'build'), join(root, 'kept'))
  server = createServer((request, response) => {
    handle(request, response, () => response.writeHead(404).end(request.url))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return (path: string, encoding = 'identity') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': encoding } })
}

describe('serveBuildFiles', () => {
  it('still serves a file of an earlier build when a new one stands in its place', async () => {
    write('build/chunks/new.js', 'new()')
    write('kept/static/chunks/old.js', 'old()')
    const get = await start()
    for (const [path, text] of [
      ['/_next/static/chunks/new.js', 'new()'],
      ['/_next/static/chunks/old.js', 'old()'],
    ] as const) {
      const answer = await get(path)
      expect(await answer.text()).toBe(text)
      expect(answer.headers.get('content-type')).toContain('javascript')
      expect(answer.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
    }
  })

  it('serves what its successor lays down while both run', async () => {
    write('build/chunks/new.js', 'new()')
    write('kept/one.json', '{}')
    const get = await start()
    expect((await get('/_next/static/chunks/newer.js')).status).toBe(404)
    write('kept/static/chunks/newer.js', 'newer()')
    expect(await (await get('/_next/static/chunks/newer.js')).text()).toBe('newer()')
  })

  it('takes compressed copies along', async () => {
    write('build/chunks/new.js', '')
    write('kept/static/chunks/old.js', 'old()')
    write('kept/static/chunks/old.js.br', '')
    const get = await start()
    const answer = await get('/_next/static/chunks/old.js', 'br')
    expect(answer.headers.get('content-encoding')).toBe('br')
  })

  it('leads nowhere else, and hands over with the address as it came', async () => {
    write('build/chunks/new.js', '')
    write('kept/one.json', '{}')
    write('kept/static/chunks/old.js', '')
    const get = await start()
    for (const path of ['/_next/static/..%2fone.json', '/wifi', '/_next/static/chunks/no.js']) {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toBe(path)
    }
  })

  it.each([
    ['bytes=2-5', 206, '2345'],
    ['bytes=7-', 206, '789'],
    ['bytes=8-99', 206, '89'],
    ['bytes=10-', 416, ''],
    ['bytes=5-2', 200, '0123456789'],
    ['bytes=0-0', 200, '0123456789'],
    ['bytes=-3', 200, '0123456789'],
    ['bytes=0-1,4-5', 200, '0123456789'],
    ['lines=1-2', 200, '0123456789'],
    ['bytes=', 200, '0123456789'],
    ['bytes=99999999999999999999-', 200, '0123456789'],
  ])('answers the range %s with %i', async (range, status, text) => {
    write('build/a.js', '0123456789')
    await start()
    const { port } = server.address() as AddressInfo
    const headers = { range, 'accept-encoding': 'identity' }
    const answer = await fetch(`http://127.0.0.1:${port}/_next/static/a.js`, { headers })
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe(text)
  })

  it('hands a range on with what it does not have', async () => {
    write('build/a.js', '')
    const handle = serveBuildFiles(join(root, 'build'), join(root, 'kept'))
    server = createServer((request, response) => {
      handle(request, response, () => response.end(request.headers.range))
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/_next/static/none.js`, {
      headers: { range: 'bytes=-3' },
    })
    expect(await answer.text()).toBe('bytes=-3')
  })
})
