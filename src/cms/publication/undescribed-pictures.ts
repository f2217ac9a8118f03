import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/cms/hooks/connection-of'
import type { Locale } from '@/i18n/locales'

const maxNames = 20

/**
 * Finds the pictures of a document that have no alternative text, by language.
 *
 * @param doc the document with `locale: 'all'` and depth 0, where pictures are ids
 */
export async function findUndescribedPictures(
  doc: object,
  req: PayloadRequest,
): Promise<Map<Locale, string[]>> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    with used as (
      select distinct found[1]::uuid as id
      from regexp_matches(${JSON.stringify(doc)},
        '"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"', 'g') as found
    )
    select lang.locale::text, media.filename
    from media join used using (id)
    cross join unnest(enum_range(null::_locales)) as lang (locale)
    left join media_locales texts on texts._parent_id = media.id and texts._locale = lang.locale
    where coalesce(texts.alt, '') = ''
    order by media.filename limit ${maxNames * 10}`)
  const pictures = new Map<Locale, string[]>()
  for (const { locale, filename } of rows as { locale: Locale; filename: string }[])
    pictures.set(locale, [...(pictures.get(locale) ?? []), filename])
  return pictures
}
