import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { replaceBarePages } from './replace-bare-pages'
import { securePages } from './secure-pages'

const bare = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>'
const servers: Server[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const server of servers.splice(0)) server.close()
})

const script = (path: string) => `path="${path}"`

/** A site that draws its own pages, unless it is down, and nothing else. */
async function serve({ status, isDown = false }: { status: number; isDown?: boolean }) {
  const server = createServer((request, response) => {
    replaceBarePages(request, response)
    securePages(request, response, new Set([script(request.url ?? '/')]))
    const path = request.url ?? '/'
    const isOwn = /^(\/de)?\/errors\//.test(path) && !isDown
    response.writeHead(isOwn ? 200 : status, { 'content-type': 'text/html' })
    response.end(
      isOwn ? `<html lang="de"><h1>Nicht da: ${path}</h1><script>${script(path)}</script>` : bare,
    )
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return (path: string, accept = 'text/html') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } })
}

describe('replaceBarePages', () => {
  it('shows the page for failures, in the language asked for, when the server fails', async () => {
    const answer = await (await serve({ status: 500 }))('/de/blog')
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain('/de/errors/failure')
    expect(answer.headers.get('content-security-policy')).toContain("'sha256-")
    expect(answer.headers.get('cache-control')).toContain('no-store')
  })

  it('names the full path with its query where nothing is, and leaves the page’s scripts as they are', async () => {
    const answer = await (await serve({ status: 404 }))('/messages/%3Cx.json?a=1&b=%E0')
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain('<h1>Nicht da: /messages/%3Cx.json?a=1&#38;b=%E0</h1>')
    expect(html).toContain('<script>path="/errors/unknown"</script>')
  })

  it('leaves the answer to a program, and one that nothing better can be had for', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    expect(await (await (await serve({ status: 404 }))('/x.json', '*/*')).text()).toBe(bare)
    expect(logged).not.toHaveBeenCalled()
    expect(await (await (await serve({ status: 500, isDown: true }))('/blog')).text()).toBe(bare)
    expect(logged).toHaveBeenCalledOnce()
  })
})
