import { paths } from '@/paths'
import { fetchJson } from '@/std/fetch-json'

type Build = { id: string; builtAt: string }

/**
 * Returns the id of the current build if it is newer than the page's. During a rolling deployment
 * an old process may respond to a new page, which is no reason to reload.
 */
export async function findNewerBuild(ownId: string): Promise<string | undefined> {
  const latest = await fetchJson<Build>(`${paths.latestBuild}?t=${Date.now()}`)
  if (latest.id === ownId) return undefined
  // Manifests expire after thirty days: if there is none, the page's build is old.
  const own = await fetchJson<Build>(paths.buildManifest(ownId)).catch(() => undefined)
  return own && own.builtAt >= latest.builtAt ? undefined : latest.id
}
