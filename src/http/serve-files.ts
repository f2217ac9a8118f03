import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { paths } from '@/paths'

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const oneRange = /^bytes=(\d{1,15})-(\d{0,15})$/

const compressed = { brotli: true, gzip: true, extensions: [] }
const forever = 'public,max-age=31536000,immutable'

/** Serves the files of `public/`. */
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
 * Serves the files of the build. Their names depend on their content, so they are cached
 * permanently; they were compressed when they were built. Files that are not part of this build are
 * searched for among those of other builds, on each request: tabs that were opened before this
 * process started request older files and, during a rolling restart, pages of a newer process
 * request newer files.
 */
export function serveBuildFiles(buildFolder: string, retainedFolder: string): Handler {
  const setHeaders = (response: ServerResponse) => {
    response.setHeader('cache-control', forever)
  }
  const serveBuild = sirv(buildFolder, { ...compressed, setHeaders })
  const serveRetained = sirv(join(retainedFolder, 'static'), {
    ...compressed,
    setHeaders,
    dev: true,
  })
  return withUsableRange((request, response, next) => {
    const url = request.url ?? '/'
    if (!url.startsWith(paths.staticFiles)) return next()
    request.url = url.slice(paths.staticFiles.length - 1)
    const goOn = () => {
      request.url = url
      next()
    }
    serveBuild(request, response, () => serveRetained(request, response, goOn))
  })
}

/** Hides a Range header that `serve` would fail on, from `serve` only. */
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

/**
 * Whether sirv answers the Range header of a request correctly: a single range that begins at a byte
 * and does not end before it. RFC 9110 (14.2) allows all others to be ignored.
 */
function hasUsableRange({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>) {
  if (method !== 'GET' || headers['if-range']) return false
  const [, first, last] = oneRange.exec(headers.range ?? '') ?? []
  if (first === undefined) return false
  // sirv reads a last byte of 0 as the end of the file.
  return !last || (Number(last) >= Number(first) && Number(last) > 0)
}
