import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { env } from '@/env'
import { isWithin, paths, splitLocalizedPath } from '@/paths'
import { adminPolicy, chatPolicy, codePolicy, pagePolicy } from './content-security-policy'
import { findPageStatus, findRetrySeconds } from './page-status'
import { paintFirst } from './paint-first'
import { findTrustedScripts, hideMarker } from './trusted-scripts'

type EndArguments = [chunk?: unknown, encoding?: BufferEncoding | (() => void), done?: () => void]

/**
 * Holds every HTML answer back until it is whole, so that its policy can name the hashes of its
 * trusted inline scripts and its status can be the one that the page asks for. Other answers pass
 * through untouched, and so does a 304: it must not carry a policy, because it would replace the one
 * that fits the page in the browser's cache.
 *
 * @param knownScripts the texts of the inline scripts that our own pages contain
 */
export function securePages(
  request: IncomingMessage,
  response: ServerResponse,
  knownScripts: ReadonlySet<string>,
): void {
  const isAdmin = isWithin(request.url ?? '/', paths.admin)
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const writeHead = response.writeHead.bind(response)
  const flushHeaders = response.flushHeaders.bind(response)
  const chunks: Buffer[] = []
  let released = false

  const isOf = (start: string, type = response.getHeader('content-type')) =>
    !released && !response.headersSent && String(type).startsWith(start)
  // What the browser fetches to go to a page contains the same data as the page.
  const isPage = (type = response.getHeader('content-type')) =>
    isOf('text/html', type) || isOf('text/x-component', type)
  const keep = (chunk: unknown, encoding?: unknown) => {
    if (chunk === undefined || chunk === null || typeof chunk === 'function') return
    chunks.push(
      typeof chunk === 'string'
        ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
        : Buffer.from(chunk as Uint8Array),
    )
  }

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const headers = rest.find((value) => typeof value === 'object') as
      | OutgoingHttpHeaders
      | undefined
    if (!isPage(headers?.['content-type'])) return writeHead(status, ...(rest as []))
    response.statusCode = status
    for (const [name, value] of Object.entries(headers ?? {})) {
      if (value !== undefined) response.setHeader(name, value)
    }
    return response
  }) as typeof response.writeHead

  response.flushHeaders = () => {
    if (!isPage()) flushHeaders()
  }

  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    if (!isPage()) return write(chunk as never, ...(rest as []))
    keep(chunk, rest[0])
    const done = rest.find((value) => typeof value === 'function') as (() => void) | undefined
    if (done) queueMicrotask(done)
    return true
  }) as typeof response.write

  response.end = ((...args: EndArguments) => {
    if (!isPage()) return end(...(args as []))
    keep(args[0], args[1])
    const done = args.find((value) => typeof value === 'function') as never
    if (isOf('text/x-component')) {
      released = true
      const data = hideMarker(Buffer.concat(chunks).toString('latin1'))
      return end(Buffer.from(data, 'latin1') as never, done)
    }
    released = true
    // Next allows shared caches a year; nothing would tell them of a change in the CMS.
    if (String(response.getHeader('cache-control')).includes('s-maxage')) {
      response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
    }
    // The answer to HEAD has no body to take hashes from.
    if (request.method === 'HEAD') return end()
    const whole = Buffer.concat(chunks).toString('utf8')
    const { html, scripts } = preparePage(whole, knownScripts, isAdmin)
    const body = Buffer.from(html)
    response.setHeader('content-security-policy', findPolicy(request.url ?? '/', scripts))
    if (!isAdmin && response.statusCode === 200) response.statusCode = findPageStatus(html) ?? 200
    const retrySeconds = isAdmin ? undefined : findRetrySeconds(html)
    if (retrySeconds) response.setHeader('retry-after', String(retrySeconds))
    response.removeHeader('transfer-encoding')
    response.setHeader('content-length', body.length)
    return end(body as never, done)
  }) as typeof response.end
}

function preparePage(whole: string, knownScripts: ReadonlySet<string>, isAdmin: boolean) {
  const trusted = findTrustedScripts(whole, knownScripts)
  if (isAdmin || env.NODE_ENV !== 'production') return trusted
  const { html, script } = paintFirst(trusted.html)
  return { html, scripts: script ? [...trusted.scripts, script] : trusted.scripts }
}

function findPolicy(url: string, scripts: string[]): string {
  if (isWithin(url, paths.admin)) return adminPolicy(scripts)
  const [pathname = '/'] = url.split('?')
  const { path } = splitLocalizedPath(pathname)
  if (path === paths.chatWindow) return chatPolicy(scripts)
  return path.startsWith(paths.hostedPage('')) ? codePolicy(scripts) : pagePolicy(scripts)
}
