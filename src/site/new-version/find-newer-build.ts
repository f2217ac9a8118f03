import { paths } from '@/paths'
import { fetchJson } from '@/std/fetch-json'

type Build = { id: string; builtAt: string }

/**
 * The build that is served now, where it is newer than the page's own. While processes are replaced
 * one after the other, an old one may answer a new page: that is no reason to load it again.
 */
export async function findNewerBuild(ownId: string): Promise<string | undefined> {
  const latest = await fetchJson<Build>(`${paths.latestBuild}?t=${Date.now()}`)
  if (latest.id === ownId) return undefined
  // Manifests expire after thirty days: if there is none, the page's build is old.
  const own = await fetchJson<Build>(paths.buildManifest(ownId)).catch(() => undefined)
  return own && own.builtAt >= latest.builtAt ? undefined : latest.id
}
