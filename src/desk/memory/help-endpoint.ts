import type { Endpoint, PayloadRequest } from 'payload'
import { publishedLocales } from '../documents/published-locales'
import { refuse } from '../documents/refuse'
import { getRouteTarget } from '../documents/target'
import type { GlossaryTerm } from '../glossary/glossary'
import { readGlossary } from '../glossary/read-glossary'
import { isLanguage, sourceLocale } from '../languages'
import { desk } from '../options'
import { isFilled, listUnits } from '../states/list-units'
import { findMatches, type MemoryMatch } from './find-matches'
import { listParagraphs, splitSentences } from './split-text'

/** A text has at most this many segments with matches. */
const maxSegments = 40

export type TranslationHelp = {
  /** The words of the English text. */
  english: string
  terms: readonly GlossaryTerm[]
  segments: { source: string; matches: MemoryMatch[] }[]
}

/**
 * `GET …/translation-help?locale=…&key=…` returns what helps to translate a text of a document: its
 * English words, the glossary and similar published translations of its segments.
 */
const handler: Endpoint['handler'] = async (req) => {
  if (!desk().access.view({ req })) return refuse(403, req.t('error:unauthorized'))
  const { locale, key } = req.query
  if (
    !isLanguage(locale) ||
    locale === sourceLocale() ||
    typeof key !== 'string' ||
    key.length > 300
  )
    return refuse(400, req.t('error:missingRequiredData'))
  const english = await readEnglish(key, req)
  if (english === undefined) return refuse(404, req.t('error:notFound'))
  const paragraphs = listParagraphs(english).map(({ text }) => text)
  const { terms } = await readGlossary(req.payload, locale)
  const segments: TranslationHelp['segments'] = []
  for (const source of listSegments(paragraphs)) {
    const matches = await findMatches(req.payload, source, locale)
    if (matches.length > 0) segments.push({ source, matches })
  }
  const help: TranslationHelp = { english: paragraphs.join('\n'), terms, segments }
  return Response.json(help, { headers: { 'cache-control': 'private, no-store' } })
}

export const translationHelp = {
  collection: { path: '/:id/translation-help', method: 'get', handler },
  global: { path: '/translation-help', method: 'get', handler },
} satisfies Record<string, Omit<Endpoint, 'root'>>

/** The paragraphs of a text and their sentences, each once. */
function listSegments(paragraphs: readonly string[]): string[] {
  const all = paragraphs.flatMap((text) => [text, ...splitSentences(text, sourceLocale())])
  return [...new Set(all)].slice(0, maxSegments)
}

/** Reads an English text as readers see it, or its draft while it is not published. */
async function readEnglish(key: string, req: PayloadRequest): Promise<unknown> {
  const { config, read } = getRouteTarget(req)
  const [published, draft] = await Promise.all([read(false), read(true)])
  const find = (doc: object) =>
    listUnits(config.flattenedFields, doc).find((unit) => unit.key === key)?.texts[sourceLocale()]
  const own = publishedLocales(published).includes(sourceLocale()) ? find(published) : undefined
  return isFilled(own) ? own : find(draft)
}
