import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '../documents/connection-of'
import type { Entity } from '../documents/entity'
import type { DeskLocale } from '../languages'
import { isMachineMade, listSourceUnits, type Sources, type SourceUnit } from './compute-states'
import { hashText, isFilled } from './list-units'
import { readWholeDocument } from './update-states'

/** What a translator sees of a text: what it is in English, and what is to be done. */
export type EnglishUnit = {
  /** Path with rows by id: `blocks.<id>.title`. */
  key: string
  english: unknown
  /** `machine`: a machine has translated it, and nobody has confirmed that. */
  state: 'missing' | 'outdated' | 'machine' | 'done'
  /** The English text that the translation belongs to, if that has changed since. */
  before?: unknown
}

/**
 * Reads the English texts of a document for the translator of a language, in the order of the form.
 * Returns undefined if there is no such document.
 */
export async function readSource(
  entity: Entity,
  locale: DeskLocale,
  req: PayloadRequest,
): Promise<EnglishUnit[] | undefined> {
  const found = await readWholeDocument(entity, req)
  if (!found) return undefined
  const connection = await connectionOf(req)
  const ofDocument = sql`entity = ${entity.slug} and document_id = ${entity.id}`
  const { rows: known } = await connection.execute(sql`
    select sources from translation_states where ${ofDocument} and locale = ${locale}`)
  const { rows: texts } = await connection.execute(sql`
    select hash, value from translation_sources where ${ofDocument}`)
  const sources = (known[0]?.sources ?? {}) as Sources
  const earlier = new Map(texts.map(({ hash, value }) => [String(hash), value]))
  return listSourceUnits(found.config.flattenedFields, found.draft, found.published)
    .filter(({ hash }) => hash !== null)
    .map((unit) => describeUnit(unit, locale, sources[unit.key], earlier))
}

function describeUnit(
  { key, english, hash, texts }: SourceUnit,
  locale: DeskLocale,
  known: Sources[string] | undefined,
  earlier: ReadonlyMap<string, unknown>,
): EnglishUnit {
  const text = texts[locale]
  if (!isFilled(text)) return { key, english, state: 'missing' }
  const [translation, source] = known ?? []
  const isOutdated = source !== undefined && source !== hash && translation === hashText(text)
  if (!isOutdated) return { key, english, state: isMachineMade(known, text) ? 'machine' : 'done' }
  return { key, english, state: 'outdated', before: earlier.get(source) }
}
