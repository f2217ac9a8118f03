import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { env } from '@/env'
import { findHostLocale, localizedPath, paths, splitLocalizedPath } from '@/paths'
import { readableAddress } from '@/std/readable-address'

/** What Next answers when it cannot draw a page: nothing to see before React has tried again. */
const bare = '<html id="__next_error__"'
/** No route knows it, so its page has the message for those and names it. */
const unknownPath = '/errors/unknown'

/**
 * Sends our own error page, with its status kept, in place of the empty one that Next makes when a
 * page fails on the server or when an address that is never drawn, such as a missing file's, is
 * opened as a page.
 */
export function replaceBarePages(request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? '/'
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return
  const end = response.end.bind(response)
  response.end = ((...args: unknown[]) => {
    const [body] = args
    const isPage = String(response.getHeader('content-type')).startsWith('text/html')
    const isBare =
      response.statusCode >= 400 &&
      isPage &&
      Buffer.isBuffer(body) &&
      body.subarray(0, 200).includes(bare)
    if (!isBare) return end(...(args as []))
    response.end = end
    fetchOwnPage(request, response.statusCode >= 500 ? paths.failure : unknownPath).then(
      ({ path, headers, html }) => {
        const policy = headers['content-security-policy']
        if (policy) response.setHeader('content-security-policy', policy)
        response.setHeader('cache-control', 'private, no-store')
        response.removeHeader('etag')
        const whole = Buffer.from(name(html, path, url))
        response.setHeader('content-length', whole.length)
        end(whole)
      },
      (cause: unknown) => {
        console.error('The page for failures could not be had', cause)
        end(...(args as []))
      },
    )
    return response
  }) as typeof response.end
}

type OwnPage = { path: string; headers: IncomingHttpHeaders; html: string }

/** A page of this process's own site, in the language of the request. */
function fetchOwnPage({ headers, url = '/', socket }: IncomingMessage, path: string) {
  const { locale } = splitLocalizedPath(url)
  const own = findHostLocale(headers.host, env.LOCALE_HOST) ? path : localizedPath(locale, path)
  return new Promise<OwnPage>((resolve, reject) => {
    const asked = ask({
      host: '127.0.0.1',
      port: socket.localPort,
      path: own,
      headers: { host: headers.host },
    })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const html = Buffer.concat(chunks).toString('utf8')
        if (html.includes(bare)) reject(new Error(`${own} was answered with ${answer.statusCode}`))
        else resolve({ path: own, headers: answer.headers, html })
      })
    })
    asked.end()
  })
}

/**
 * Names `url`, query included, where the page names its own path, but not in its scripts, which the
 * policy names by their hashes.
 */
function name(html: string, path: string, url: string): string {
  const shown = readableAddress(url).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return html
    .split(/(<script[\s\S]*?<\/script>)/)
    .map((part) => (part.startsWith('<script') ? part : part.replaceAll(path, () => shown)))
    .join('')
}
