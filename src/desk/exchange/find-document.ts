import { sql } from '@payloadcms/db-postgres'
import { NotFound, type PayloadRequest } from 'payload'
import { connectionOf } from '../documents/connection-of'
import type { Entity } from '../documents/entity'
import type { PublicationTarget } from '../documents/publication-target'
import { publishedLocales } from '../documents/published-locales'
import type { Values } from '../documents/row-fields'
import { getTarget } from '../documents/target'
import type { DeskLocale } from '../languages'
import { desk } from '../options'
import { listSourceUnits, type Sources, type SourceUnit } from '../states/compute-states'
import { isExchanged } from './prepare-text'

/** A document with its texts in all languages, as far as the user may read it. */
export type ExchangedDocument = {
  entity: Entity
  target: PublicationTarget
  units: SourceUnit[]
  /** The newest state, in all languages. */
  draft: Values
  /** Whether readers see the newest state of a language. */
  isPublic: (locale: DeskLocale) => boolean
  known: Partial<Record<DeskLocale, Sources>>
}

/**
 * Whether the texts of a kind can be exchanged: those with states of translations, and pictures, whose
 * alternative texts have neither states nor drafts.
 */
export function isTranslated({ slug, id }: Entity, { payload }: PayloadRequest): boolean {
  if (slug === desk().pictures) return id !== ''
  const { collections, globals } = payload.config
  const kinds: readonly { slug: string; custom?: Record<string, unknown> }[] =
    id === '' ? globals : collections
  return kinds.some((one) => one.slug === slug && Boolean(one.custom?.hasTranslations))
}

/** Reads a document; undefined if it does not exist or the user may not read it. */
export async function findExchangeDocument(
  entity: Entity,
  req: PayloadRequest,
): Promise<ExchangedDocument | undefined> {
  if (!isTranslated(entity, req)) return undefined
  const target = getTarget(req, entity.slug, entity.id || null)
  const documents = await readBoth(target)
  if (!documents) return undefined
  const [draft, published] = documents
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select locale, sources from translation_states
    where entity = ${entity.slug} and document_id = ${entity.id}`)
  const known = (rows as { locale: DeskLocale; sources: Sources }[]).map(
    ({ locale, sources }) => [locale, sources] as const,
  )
  const [unchanged, shown] = [publishedLocales(draft), publishedLocales(published)]
  return {
    entity,
    target,
    units: listSourceUnits(target.config.flattenedFields, draft, published).filter(
      ({ field, hash }) => hash !== null && isExchanged(field),
    ),
    draft: draft as Values,
    isPublic: (locale) => unchanged.includes(locale) && shown.includes(locale),
    known: Object.fromEntries(known),
  }
}

async function readBoth({ read }: PublicationTarget): Promise<[object, object] | undefined> {
  try {
    return [await read(true), await read(false)]
  } catch (error) {
    // Also the answer for documents that the user may not read.
    if (error instanceof NotFound) return undefined
    throw error
  }
}
