import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug } from 'payload'
import { documentPath, isAddressed } from '@/cms/addresses/document-path'
import { formatReference } from '@/cms/links/document-address'
import { builtInRedirects, findDestinations } from '@/cms/links/find-destinations'
import type { Connection } from '@/cms/links/find-targets'
import { tableName } from '@/desk/documents/table-name'
import { env } from '@/env'
import { defaultLocale } from '@/i18n/locales'
import { listSiteHosts, paths } from '@/paths'

/**
 * Lists the addresses that lead to a document or the files of a picture, also by redirects and
 * former names, as the SQL function `list_references` writes them: without language, and with the
 * host if they are absolute.
 */
export async function listAddresses(
  collection: CollectionSlug,
  id: string,
  connection: Connection,
): Promise<string[]> {
  const own = isAddressed(collection)
    ? await listPaths(collection, id, connection)
    : collection === 'media'
      ? await listFiles(id, connection)
      : []
  const written = new Set(own.flatMap((path) => [path, encodeURI(path)]))
  const hosts = ['', ...listSiteHosts(env.SITE_URL, env.LOCALE_HOST)]
  return [...written].flatMap((path) => hosts.map((host) => host + path))
}

async function listPaths(
  collection: Parameters<typeof documentPath>[0],
  id: string,
  connection: Connection,
): Promise<string[]> {
  const table = sql.identifier(tableName(collection))
  const { rows } = await connection.execute(sql`select slug from ${table} where id = ${id}`)
  const slug: unknown = rows[0]?.slug
  if (typeof slug !== 'string') return []
  const path = documentPath(collection, slug)
  const builtIn = sql.param(JSON.stringify([...builtInRedirects]))
  const { rows: sources } = await connection.execute(sql`
    with recursive known as (
      select "from"::text, "to"::text from redirects
      union all select value ->> 0, value ->> 1 from jsonb_array_elements(${builtIn}::jsonb)
    ), sources (path) as (
      select ${path}::text union select "from" from known join sources on "to" = path
    )
    select path from sources`)
  const found = sources.map((row) => String(row.path))
  // Another document can have one of the addresses by now.
  const destinations = await findDestinations(connection, found, defaultLocale)
  const reference = formatReference({ collection, id })
  return found.filter((one) => {
    const destination = destinations.get(one)
    return !destination || (destination !== 'page' && destination.reference === reference)
  })
}

async function listFiles(id: string, connection: Connection): Promise<string[]> {
  const { rows } = await connection.execute(sql`
    select value as name from media, jsonb_each_text(to_jsonb(media)) where id = ${id}
      and (key = 'filename' or key like 'sizes\\_%\\_filename') and value is not null
    union select filename from media_former_names where media_id = ${id}`)
  return rows.map(({ name }) => `${paths.media}file/${name}`)
}
