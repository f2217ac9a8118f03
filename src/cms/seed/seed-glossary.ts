import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { type PartOfSpeech, withoutMeaning } from '@/desk/glossary/glossary'
import { defaultLocale, type Locale, localeCodes } from '@/i18n/locales'
import type { GlossaryTerm } from '@/payload-types'
import type { SeedRecords } from './seed-records'
import type { LeftAlone } from './update-texts'

type FileTerm = {
  definition?: string
  use?: string[]
  avoid?: string[]
  note?: string
  /** In the English file only. */
  part?: PartOfSpeech
  isCaseSensitive?: boolean
}
type Files = Record<Locale, Record<string, FileTerm>>
type Words = Pick<GlossaryTerm, 'preferred' | 'allowed' | 'forbidden' | 'note'>

const glossaryDir = join(import.meta.dirname, '../../i18n/glossary')
const collection = 'glossary-terms'

export type GlossaryReport = { added: number; updated: number; leftAlone: LeftAlone[] }

/**
 * Adds the terms of `src/i18n/glossary` that the site does not have, except those that were deleted.
 *
 * @param update whether to replace words that the files have changed and no editor has
 */
export async function seedGlossary(
  payload: Payload,
  records: SeedRecords,
  update = false,
): Promise<GlossaryReport> {
  const files = readFiles()
  const report: GlossaryReport = { added: 0, updated: 0, leftAlone: [] }
  const { docs } = await payload.find({
    collection,
    locale: 'all',
    pagination: false,
    depth: 0,
  })
  const stored = new Map(docs.map((doc) => [doc.term, doc]))
  for (const term of Object.keys(files[defaultLocale])) {
    const target = `${collection}/${term}`
    const own = stored.get(term)
    if (own) {
      if (update) await updateTerm(payload, { own, target, files, term }, records, report)
    } else if (!records.find(target, defaultLocale)) {
      await addTerm(payload, files, term)
      for (const locale of localeCodes)
        await record(records, target, locale, wordsOf(files, term, locale))
      report.added += 1
    }
  }
  return report
}

async function addTerm(payload: Payload, files: Files, term: string): Promise<void> {
  const { part = 'noun', isCaseSensitive = false } = files[defaultLocale][term] ?? {}
  const words = localeCodes.map((locale) => [locale, wordsOf(files, term, locale)] as const)
  const byLocale = (name: keyof Words) =>
    Object.fromEntries(words.map(([locale, own]) => [locale, own[name]]))
  await payload.db.create({
    collection,
    data: {
      term,
      partOfSpeech: part,
      isCaseSensitive,
      preferred: byLocale('preferred'),
      allowed: byLocale('allowed'),
      forbidden: byLocale('forbidden'),
      note: byLocale('note'),
    },
  })
}

type StoredTerm = { own: GlossaryTerm; target: string; files: Files; term: string }

async function updateTerm(
  payload: Payload,
  { own, target, files, term }: StoredTerm,
  records: SeedRecords,
  report: GlossaryReport,
): Promise<void> {
  for (const locale of localeCodes) {
    const data = wordsOf(files, term, locale)
    const known = records.find(target, locale)
    if (known?.source === hashWords(data)) continue
    const current = readWords(own, locale)
    if (hashWords(current) === hashWords(data)) {
      await record(records, target, locale, data)
    } else if (hashWords(current) === known?.stored) {
      await payload.update({ collection, id: own.id, locale, data, depth: 0 })
      await record(records, target, locale, data)
      report.updated += 1
    } else report.leftAlone.push({ target, locale, reason: 'text' })
  }
}

function readFiles(): Files {
  const read = (locale: Locale) =>
    JSON.parse(readFileSync(join(glossaryDir, `${locale}.json`), 'utf8')).terms
  return Object.fromEntries(localeCodes.map((locale) => [locale, read(locale)])) as Files
}

function wordsOf(files: Files, term: string, locale: Locale): Words {
  const { definition, use = [], avoid = [], note } = files[locale][term] ?? {}
  const [preferred = locale === defaultLocale ? withoutMeaning(term) : '', ...allowed] = use
  return { preferred, allowed, forbidden: avoid, note: note ?? definition ?? '' }
}

/** Reads the words of a language from a term that was read with `locale: 'all'`. */
function readWords(term: GlossaryTerm, locale: Locale): Words {
  const read = <Name extends keyof Words>(name: Name) =>
    (term[name] as unknown as Record<string, Words[Name]> | null)?.[locale]
  return {
    preferred: read('preferred') ?? '',
    allowed: read('allowed') ?? [],
    forbidden: read('forbidden') ?? [],
    note: read('note') ?? '',
  }
}

async function record(records: SeedRecords, target: string, locale: Locale, words: Words) {
  const hash = hashWords(words)
  await records.write(target, locale, { source: hash, stored: hash })
}

/** Hashes the words of a term in one language. */
export function hashWords({ preferred, allowed, forbidden, note }: Words): string {
  const values = JSON.stringify([preferred ?? '', allowed ?? [], forbidden ?? [], note ?? ''])
  return createHash('sha256').update(values).digest('hex').slice(0, 12)
}
