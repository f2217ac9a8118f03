import type pg from 'pg'
import type { Locale } from '@/i18n/locales'
import { fallbackRedirects } from '@/paths'
import { retryWhileAway } from '@/postgres/retry-while-away'
import { findRedirect, type Redirect, type Redirects } from './find-redirect'
import { findRedirectEnd } from './find-redirect-end'
import { hasPage } from './has-page'

/**
 * Limit of redirects in memory; the newest are loaded. A site of thousands of pages needs fewer.
 */
const maxRedirects = 20_000
const countEveryMs = 30_000

type Hits = { hits: number; lastHitAt: Date }

/**
 * Loads the redirects of the CMS into memory and counts their visits. Each process adds its counts to
 * the database every half minute and when it stops.
 */
export async function openRedirects(pool: pg.Pool) {
  let redirects: Redirects = new Map()
  let counted = new Map<string, Hits>()
  let loading: Promise<void> | undefined
  let isOutdated = false

  async function load(): Promise<void> {
    do {
      isOutdated = false
      const { rows } = await pool.query<{ id: string; from: string; to: string }>(
        'select id, "from", "to" from redirects order by created_at desc limit $1',
        [maxRedirects],
      )
      redirects = new Map<string, Redirect>([
        ...fallbackRedirects.map(({ from, to }) => [from, { to }] as const),
        ...rows.map(({ id, from, to }) => [from, { id, to }] as const),
      ])
    } while (isOutdated)
  }

  async function writeCounts(): Promise<void> {
    if (counted.size === 0) return
    const written = counted
    counted = new Map()
    try {
      await pool.query(
        `update redirects set hits = coalesce(redirects.hits, 0) + counted.hits,
           last_hit_at = greatest(redirects.last_hit_at, counted.last_hit_at)
         from unnest($1::uuid[], $2::int[], $3::timestamptz[]) as counted (id, hits, last_hit_at)
         where redirects.id = counted.id`,
        [
          [...written.keys()],
          [...written.values()].map(({ hits }) => hits),
          [...written.values()].map(({ lastHitAt }) => lastHitAt),
        ],
      )
    } catch (cause) {
      console.error('Visits of redirects could not be counted yet:', cause)
      for (const [id, { hits, lastHitAt }] of written) addHits(id, hits, lastHitAt)
    }
  }

  function addHits(id: string, hits: number, at: Date): void {
    const before = counted.get(id)
    counted.set(id, {
      hits: (before?.hits ?? 0) + hits,
      lastHitAt: before && before.lastHitAt > at ? before.lastHitAt : at,
    })
  }

  await retryWhileAway(load)
  const timer = setInterval(writeCounts, countEveryMs)

  return {
    find: (url: string) => findRedirect(redirects, url),
    /** Finds where the redirect of a URL leads in the end; undefined if no page is there. */
    findEnd: (url: string, hostLocale?: Locale): Promise<string | undefined> =>
      findRedirectEnd({ pool, redirects }, url, hostLocale),
    /** Returns whether there is a page at a path without locale. */
    hasPage: (path: string, locale: Locale) => hasPage(pool, path, locale),
    count: ({ id }: Redirect): void => {
      if (id) addHits(id, 1, new Date())
    },
    /** Reads the redirects again, and once more if they change while they are read. */
    reload: async (): Promise<void> => {
      isOutdated = true
      loading ??= load()
        .catch((cause: unknown) => console.error('Redirects could not be read:', cause))
        .finally(() => {
          loading = undefined
        })
      await loading
    },
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await loading
      await writeCounts()
    },
  }
}
