import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { paths } from '@/paths'

/** The build that this process serves, and the folder in which those before it are kept. */
export type ServedBuild = {
  manifest: { id: string; builtAt: string }
  keptFolder: string
}

const manifestAddress = /^\/builds\/([\w-]+)\.json$/

/**
 * What open tabs ask to find out whether they are of an old build: `/builds/latest.json` names the
 * one that is served now, `/builds/<id>.json` says what a build consists of, and `/sw.js` differs
 * with every build, so that browsers take a new service worker exactly then.
 */
export function findBuildAnswer({ manifest, keptFolder }: ServedBuild) {
  const { id, builtAt } = manifest
  const latest = JSON.stringify({ id, builtAt })
  const own = JSON.stringify(manifest)
  const worker = `const build = '${id}'\n${readFileSync(join('public', paths.serviceWorker), 'utf8')}`

  const findManifest = (asked: string): string | undefined => {
    if (asked === id) return own
    const kept = join(keptFolder, `${asked}.json`)
    return existsSync(kept) ? readFileSync(kept, 'utf8') : undefined
  }

  /** How to answer the request, where it is one of these. */
  return (request: IncomingMessage): ((response: ServerResponse) => void) | undefined => {
    const [path = ''] = (request.url ?? '').split('?')
    if (path === paths.serviceWorker) return send(request, worker, 'text/javascript', 'no-cache')
    if (path === paths.latestBuild) return send(request, latest, 'application/json', 'no-store')
    const [, asked] = manifestAddress.exec(path) ?? []
    const found = asked && findManifest(asked)
    if (!found) return undefined
    return send(request, found, 'application/json', 'public, max-age=31536000, immutable')
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
