import { sql } from '@payloadcms/db-postgres'
import type { Payload, TypedCollection } from 'payload'
import { type DeskLocale, sourceLocale } from '../languages'
import { type GlossaryTerm, maxTerms, type TermGlossary, withoutMeaning } from './glossary'

/** Glossaries by language, until a term changes. */
const known = new Map<DeskLocale, { version: string; glossary: TermGlossary }>()

/** Reads the glossary of a language. */
export async function readGlossary(payload: Payload, locale: DeskLocale): Promise<TermGlossary> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select concat_ws(' ', count(*), max(updated_at)) as version from glossary_terms`,
  )
  const version = String(rows[0]?.version)
  const cached = known.get(locale)
  if (cached?.version === version) return cached.glossary
  const { docs } = await payload.find({
    collection: 'glossary-terms',
    locale,
    fallbackLocale: false,
    limit: maxTerms,
    pagination: false,
    depth: 0,
    sort: 'term',
  })
  const isSource = locale === sourceLocale()
  const glossary = { locale, isSource, terms: docs.map((term) => toTerm(term, locale)) }
  known.set(locale, { version, glossary })
  return glossary
}

function toTerm(stored: TypedCollection['glossary-terms'], locale: DeskLocale): GlossaryTerm {
  const { id, term, preferred, allowed, forbidden, note, partOfSpeech, isCaseSensitive } = stored
  const english = withoutMeaning(term)
  const own = preferred?.trim() || (locale === sourceLocale() ? english : '')
  return {
    id,
    term,
    english,
    preferred: [own, ...(allowed ?? [])].filter(Boolean),
    forbidden: forbidden ?? [],
    note: note ?? '',
    partOfSpeech,
    isCaseSensitive: isCaseSensitive ?? false,
  }
}
