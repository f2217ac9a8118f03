import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBuildAnswer, findWorkerAnswer } from './find-build-answer'

const manifest = { id: 'new', builtAt: '2026-11-02T00:00:00.000Z', files: ['chunks/a.js'] }
let retainedFolder: string
let server: Server
let sendRequest: (path: string, headers?: Record<string, string>) => Promise<Response>

beforeAll(async () => {
  retainedFolder = mkdtempSync(join(tmpdir(), 'quietzone-builds-'))
  writeFileSync(join(retainedFolder, 'old.json'), '{"id":"old"}')
  const find = findBuildAnswer({ manifest, retainedFolder })
  const findWorker = findWorkerAnswer(manifest.id)
  server = createServer((request, response) => {
    const answer = findWorker(request) ?? find(request)
    if (answer) answer(response)
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  sendRequest = (path, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers })
})
afterAll(() => {
  server.close()
  rmSync(retainedFolder, { recursive: true })
})

describe('findBuildAnswer', () => {
  it('names the latest build whatever the time in the query, and lets nobody store it', async () => {
    const answer = await sendRequest('/builds/latest.json?1790000000000')
    expect(await answer.json()).toEqual({ id: 'new', builtAt: manifest.builtAt })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('has the manifests of the present build and of kept ones, good for ever', async () => {
    const answer = await sendRequest('/builds/new.json')
    expect(await answer.json()).toEqual(manifest)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(await (await sendRequest('/builds/old.json')).json()).toEqual({ id: 'old' })
    for (const path of ['/builds/none.json', '/builds/../old.json', '/builds/%2e%2e%2fold.json'])
      expect((await sendRequest(path)).status, path).toBe(404)
  })

  it('serves a worker that says of which build it is, and is asked about every time', async () => {
    const answer = await sendRequest('/sw.js')
    const worker = await answer.text()
    expect(worker).toMatch(
      /^const build = 'new'\nconst site = \{.*"buildManifest":"\/builds\/\{id\}.json"/,
    )
    expect(worker.endsWith(readFileSync('public/sw.js', 'utf8'))).toBe(true)
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const repeated = await sendRequest('/sw.js', {
      'if-none-match': answer.headers.get('etag') ?? '',
    })
    expect(repeated.status).toBe(304)
  })
})
