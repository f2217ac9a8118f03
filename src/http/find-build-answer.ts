import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { paths } from '@/paths'
import { writeServiceWorker } from './write-service-worker'

/** The build that this process serves, and the folder with those before it. */
export type ServedBuild = {
  manifest: { id: string; builtAt: string }
  retainedFolder: string
}

const manifestAddress = new RegExp(`^${paths.builds}/([\\w-]+)\\.json$`)

/**
 * Answers what open tabs request to detect a new build: `/builds/latest.json` names the build that is
 * served now, and `/builds/<id>.json` lists the contents of a build.
 */
export function findBuildAnswer({ manifest, retainedFolder }: ServedBuild) {
  const { id, builtAt } = manifest
  const latest = JSON.stringify({ id, builtAt })
  const own = JSON.stringify(manifest)

  const findManifest = (requestedId: string): string | undefined => {
    if (requestedId === id) return own
    const earlier = join(retainedFolder, `${requestedId}.json`)
    return existsSync(earlier) ? readFileSync(earlier, 'utf8') : undefined
  }

  /** Returns how to answer the request, or undefined if it is for something else. */
  return (request: IncomingMessage): ((response: ServerResponse) => void) | undefined => {
    const [path = ''] = (request.url ?? '').split('?')
    if (path === paths.latestBuild) return send(request, latest, 'application/json', 'no-store')
    const [, requestedId] = manifestAddress.exec(path) ?? []
    const found = requestedId && findManifest(requestedId)
    if (!found) return undefined
    return send(request, found, 'application/json', 'public, max-age=31536000, immutable')
  }
}

/**
 * Answers requests for the service worker. It differs with every build, so that browsers update it
 * exactly then; `buildId` is empty in development.
 */
export function findWorkerAnswer(buildId: string) {
  const worker = writeServiceWorker(buildId)
  return (request: IncomingMessage): ((response: ServerResponse) => void) | undefined => {
    const [path] = (request.url ?? '').split('?')
    return path === paths.serviceWorker
      ? send(request, worker, 'text/javascript', 'no-cache')
      : undefined
  }
}

function send(request: IncomingMessage, body: string, type: string, cacheControl: string) {
  return (response: ServerResponse) => {
    const tag = `"${createHash('sha256').update(body).digest('base64url')}"`
    response.setHeader('cache-control', cacheControl)
    response.setHeader('etag', tag)
    if (request.headers['if-none-match']?.includes(tag)) return response.writeHead(304).end()
    response.setHeader('content-type', `${type}; charset=utf-8`)
    return response.end(request.method === 'HEAD' ? undefined : body)
  }
}
