import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { hasUsableRange } from './has-usable-range'

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const buildPrefix = '/_next/static/'

const compressed = { brotli: true, gzip: true, extensions: [] }
const forever = 'public,max-age=31536000,immutable'

/** The files of `public/`. */
export function serveFiles({ development }: { development: boolean }): Handler {
  return withUsableRange(
    sirv('public', {
      dev: development,
      etag: true,
      extensions: [],
      setHeaders: (response) => {
        response.setHeader('cache-control', 'public, max-age=86400')
      },
    }),
  )
}

/**
 * The files of the build, which are named by their content and therefore good for ever; they were
 * compressed when they were built. What it does not have is looked for among those of other builds,
 * each time again: tabs that were opened before this process began ask for older ones and, where
 * processes are replaced one after the other, pages of a successor for newer ones.
 */
export function serveBuildFiles(buildFolder: string, keptFolder: string): Handler {
  const setHeaders = (response: ServerResponse) => {
    response.setHeader('cache-control', forever)
  }
  const serveBuild = sirv(buildFolder, { ...compressed, setHeaders })
  const serveKept = sirv(join(keptFolder, 'static'), { ...compressed, setHeaders, dev: true })
  return withUsableRange((request, response, next) => {
    const url = request.url ?? '/'
    if (!url.startsWith(buildPrefix)) return next()
    request.url = url.slice(buildPrefix.length - 1)
    const goOn = () => {
      request.url = url
      next()
    }
    serveBuild(request, response, () => serveKept(request, response, goOn))
  })
}

/** Hides a range from `serve` that it would fail on, and from `serve` only. */
function withUsableRange(serve: Handler): Handler {
  return (request, response, next) => {
    const { range } = request.headers
    if (range === undefined || hasUsableRange(request)) return serve(request, response, next)
    delete request.headers.range
    return serve(request, response, () => {
      request.headers.range = range
      next()
    })
  }
}
