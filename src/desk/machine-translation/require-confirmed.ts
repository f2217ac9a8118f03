import { sql } from '@payloadcms/db-postgres'
import { APIError, type PayloadRequest } from 'payload'
import { labelTrail } from '../documents/all-locales'
import { connectionOf } from '../documents/connection-of'
import type { Entity } from '../documents/entity'
import { publishedLocales } from '../documents/published-locales'
import { type DeskLocale, languageOf } from '../languages'
import { isMachineMade, type Sources } from '../states/compute-states'
import { listUnits } from '../states/list-units'
import type { WholeDocument } from '../states/update-states'
import { deskLabelFor } from '../texts'

/**
 * Refuses a save that shows readers a machine translation which nobody has confirmed. Runs in the
 * transaction of the save, after the states are stored, and compares what is public afterwards: single
 * languages, several, selected rows, scheduled changes and requests of other programs pass here alike.
 */
export async function requireConfirmed(
  entity: Entity,
  { config, published }: WholeDocument,
  req: PayloadRequest,
): Promise<void> {
  if (req.context.savesDraft) return
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select locale, sources from translation_states
    where entity = ${entity.slug} and document_id = ${entity.id}
      and jsonb_path_exists(sources, '$.*[2]')`)
  if (rows.length === 0) return
  const known = new Map(rows.map(({ locale, sources }) => [locale, sources as Sources]))
  const { language } = req.i18n
  const units = listUnits(config.flattenedFields, published)
  const names = publishedLocales(published).flatMap((locale) => {
    const labels = units
      .filter(({ key, texts }) => isMachineMade(known.get(locale)?.[key], texts[locale]))
      .map(({ trail }) => labelTrail(trail, language))
    return labels.length > 0 ? `${languageOf(locale).name} (${labels.join(', ')})` : []
  })
  if (names.length === 0) return
  const message = `${deskLabelFor(language, 'machine.unconfirmed')} ${names.join('; ')}`
  throw new APIError(message, 422, { machineMade: true }, true)
}

/** Counts the texts of each language that a machine wrote and nobody has confirmed. */
export async function countMachineMade(
  { slug, id }: Entity,
  req: PayloadRequest,
): Promise<ReadonlyMap<DeskLocale, number>> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select locale, (select count(*)::int from jsonb_each(sources) where value->>0 = value->>2) as texts
    from translation_states where entity = ${slug} and document_id = ${id}`)
  return new Map(rows.map(({ locale, texts }) => [locale as DeskLocale, Number(texts)]))
}
