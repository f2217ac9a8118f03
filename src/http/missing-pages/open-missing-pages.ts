import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type pg from 'pg'
import { isCrawler } from '@/devices/is-crawler'
import { readMissingPath } from './read-missing-path'

const writeEveryMs = 30_000
/** Limit of addresses in memory; further ones are not recorded until the next write. */
const maxCounted = 200
/** Limit of addresses in the database; those with the fewest visits are deleted. */
export const maxMissingPages = 2_000

type Visits = { hits: number; referrer: string | null; at: Date }

/**
 * Counts visits of addresses without a page. Each process adds its counts to the database every half
 * minute and when it stops.
 */
export function openMissingPages(pool: Pick<pg.Pool, 'query'>) {
  let counted = new Map<string, Visits>()
  let writing: Promise<void> | undefined

  async function write(): Promise<void> {
    if (counted.size === 0) return
    const written = [...counted].sort(([one], [other]) => (one < other ? -1 : 1))
    counted = new Map()
    try {
      const { rows } = await pool.query<{ isNew: boolean }>(upsert, [
        written.map(([path]) => path),
        written.map(([, { hits }]) => hits),
        written.map(([, { referrer }]) => referrer),
        written.map(([, { at }]) => at),
      ])
      if (rows.some(({ isNew }) => isNew)) await pool.query(deleteSurplus, [maxMissingPages])
    } catch (cause) {
      console.error('Missing pages could not be recorded yet:', cause)
      for (const [path, visits] of written) add(path, visits)
    }
  }

  function add(path: string, { hits, referrer, at }: Visits): void {
    const before = counted.get(path)
    if (!before && counted.size >= maxCounted) return
    counted.set(path, {
      hits: (before?.hits ?? 0) + hits,
      referrer: referrer ?? before?.referrer ?? null,
      at: before && before.at > at ? before.at : at,
    })
  }

  function record(url: string, { referer, 'user-agent': agent }: IncomingHttpHeaders): void {
    if (isCrawler(agent ?? null)) return
    const path = readMissingPath(url)
    if (path) add(path, { hits: 1, referrer: readReferrerHost(referer), at: new Date() })
  }

  const flush = (): Promise<void> => {
    writing = (writing ?? Promise.resolve()).then(write)
    return writing
  }
  const timer = setInterval(flush, writeEveryMs)

  return {
    /** Records the address of a visit after it was answered as not found. */
    watch: (request: IncomingMessage, response: ServerResponse): void => {
      // Next changes the address of a request.
      const { headers, method, url = '/' } = request
      const isVisit = method === 'GET' && headers.accept?.includes('text/html')
      if (!isVisit || 'next-router-prefetch' in headers || 'sec-purpose' in headers) return
      response.once('finish', () => {
        if (response.statusCode === 404) record(url, headers)
      })
    },
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await flush()
    },
  }
}

function readReferrerHost(referrer: string | undefined): string | null {
  if (!referrer || !/^https?:/.test(referrer) || !URL.canParse(referrer)) return null
  const { host } = new URL(referrer)
  return host.length > 0 && host.length <= 253 ? host : null
}

const upsert = `
  insert into missing_pages (id, path, hits, referrer, last_seen_at, created_at, updated_at)
  select gen_random_uuid(), path, hits, referrer, at, at, at
  from unnest($1::text[], $2::int[], $3::text[], $4::timestamptz[])
    as counted (path, hits, referrer, at)
  where not exists (select from redirects where "from" = path)
  on conflict (path) do update set
    hits = missing_pages.hits + excluded.hits,
    referrer = coalesce(excluded.referrer, missing_pages.referrer),
    last_seen_at = greatest(missing_pages.last_seen_at, excluded.last_seen_at)
  returning created_at = last_seen_at as "isNew"`

/** Rows that another process is changing are left for the next time. */
const deleteSurplus = `
  delete from missing_pages where id in (
    select id from missing_pages
    order by dismissed desc nulls last, hits desc, last_seen_at desc, id offset $1
    for update skip locked)`
