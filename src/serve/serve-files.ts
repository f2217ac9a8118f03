import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const buildPrefix = '/_next/static/'

/**
 * The files of `public/` and, in production, those of the build, which are named by their content
 * and therefore good for ever; they were compressed when they were built.
 */
export function serveFiles({ development }: { development: boolean }): Handler {
  const serveRoot = sirv('public', {
    dev: development,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader('cache-control', path === '/sw.js' ? 'no-cache' : 'public, max-age=86400')
    },
  })
  if (development) return serveRoot

  const serveBuild = sirv('.next/static', {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 31_536_000,
    extensions: [],
  })
  return (request, response, next) => {
    const url = request.url ?? '/'
    if (!url.startsWith(buildPrefix)) return serveRoot(request, response, next)
    request.url = url.slice(buildPrefix.length - 1)
    serveBuild(request, response, () => {
      request.url = url
      next()
    })
  }
}
