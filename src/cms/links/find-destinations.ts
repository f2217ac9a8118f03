import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/i18n/locales'
import { fallbackRedirects, redirectedPaths } from '@/paths'
import { parseDocumentPath } from './document-address'
import { type Connection, findTargets, type LinkTarget } from './find-targets'
import { firstListPage, isSitePage } from './site-pages'

/** What a path leads to: a document, or a page that is none. */
export type LinkDestination = LinkTarget | 'page'

/** Redirects are stored without chains; those of the program can lead to one of the editors. */
const maxSteps = 5

/** Redirects of the program from one path to another. */
export const builtInRedirects: ReadonlyMap<string, string> = new Map(
  [...redirectedPaths, ...fallbackRedirects]
    .filter(({ from }) => !from.includes(':'))
    .map(({ from, to }) => [from, to]),
)

/**
 * Finds what paths without language lead to, as for a visitor: a published document wins over a
 * redirect, and a redirect over a document that is not published. A path that leads nowhere is
 * missing from the result.
 */
export async function findDestinations(
  connection: Connection,
  paths: readonly string[],
  locale: Locale,
): Promise<Map<string, LinkDestination>> {
  const found = new Map<string, LinkDestination>()
  /** The place that each path has led to so far. */
  let places = new Map(paths.map((path) => [path, path]))
  for (let step = 0; places.size > 0 && step < maxSteps; step++) {
    const targets = await findTargetsAt(connection, [...places.values()], locale)
    const open = new Map<string, string>()
    for (const [path, place] of places) {
      const target = targets.get(place)
      if (!place.startsWith('/') || isSitePage(place)) found.set(path, 'page')
      else if (target && target.locales.length > 0) found.set(path, target)
      else {
        if (target && !found.has(path)) found.set(path, target)
        open.set(path, place)
      }
    }
    const redirects = await readRedirects(connection, [...open.values()])
    places = new Map()
    for (const [path, place] of open) {
      const to = redirects.get(place) ?? builtInRedirects.get(place)
      if (to !== undefined) places.set(path, firstListPage(to))
    }
  }
  return found
}

async function findTargetsAt(
  connection: Connection,
  places: readonly string[],
  locale: Locale,
): Promise<Map<string, LinkTarget>> {
  const wanted = [...new Set(places)].flatMap((place) => parseDocumentPath(place) ?? [])
  const targets = await findTargets(connection, wanted, locale)
  return new Map(targets.map((target) => [target.path, target]))
}

async function readRedirects(
  connection: Connection,
  places: readonly string[],
): Promise<Map<string, string>> {
  if (places.length === 0) return new Map()
  const { rows } = await connection.execute(sql`
    select "from", "to" from redirects where "from" = any (${sql.param(places)}::text[])`)
  return new Map(rows.map(({ from, to }) => [String(from), String(to)]))
}
