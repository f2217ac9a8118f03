import { setImmediate as nextTask } from 'node:timers/promises'
import type { PayloadRequest, TypedCollection } from 'payload'
import { inRequestTransaction } from '../../documents/in-transaction'
import { maxShownFaults, type TableReport } from '../../formats/table-report'
import { maxTerms } from '../../glossary/glossary'
import { type DeskLocale, languageCodes } from '../../languages'
import type { FileTerm, ReadGlossary, TermWords } from './glossary-csv'

const collection = 'glossary-terms'

type Stored = FileTerm & { id: string }

export async function listTerms(req: PayloadRequest): Promise<Stored[]> {
  const { docs } = await req.payload.find({
    ...{ collection, req, locale: 'all', limit: maxTerms, pagination: false, depth: 0 },
    sort: 'term',
  })
  return docs.map(toFileTerm)
}

/** The values of localized fields are objects here. */
function toFileTerm(doc: TypedCollection['glossary-terms']): Stored {
  const read = <Name extends keyof TermWords>(name: Name, locale: DeskLocale) =>
    (doc[name] as unknown as Record<string, TermWords[Name] | null> | null | undefined)?.[locale]
  const words = languageCodes().map((locale): [DeskLocale, TermWords] => [
    locale,
    {
      preferred: read('preferred', locale) ?? '',
      allowed: read('allowed', locale) ?? [],
      forbidden: read('forbidden', locale) ?? [],
      note: read('note', locale) ?? '',
    },
  ])
  const { id, term, partOfSpeech, isCaseSensitive } = doc
  return {
    ...{ id, term, partOfSpeech, isCaseSensitive: isCaseSensitive ?? false },
    words: Object.fromEntries(words),
  }
}

/** Compares the terms of a file with the glossary, and saves what is new or changed on request. */
export async function applyGlossary(
  { terms, faults: found }: ReadGlossary,
  save: boolean,
  req: PayloadRequest,
): Promise<TableReport> {
  const stored = await listTerms(req)
  const known = new Map(stored.map((term) => [term.term, term]))
  const faults = [...found]
  const added: FileTerm[] = []
  const changed: Stored[] = []
  let same = 0
  for (const term of terms) {
    await nextTask()
    const own = known.get(term.term)
    if (!own && stored.length + added.length >= maxTerms)
      faults.push({ entry: term.term, reason: 'tooMany' })
    else if (!own) added.push(term)
    else {
      const merged = { ...merge(own, term), id: own.id }
      if (JSON.stringify(merged) === JSON.stringify(own)) same += 1
      else changed.push(merged)
    }
  }
  if (save) await saveTerms(added, changed, req)
  return {
    ...{ added: added.length, changed: changed.length, same, refused: faults.length },
    faults: faults.slice(0, maxShownFaults),
  }
}

/** Nothing that the file leaves empty is lost. */
function merge(own: Stored, file: FileTerm): Stored {
  const words = languageCodes().map((locale) => {
    const [before, after] = [own.words[locale], file.words[locale]]
    return [
      locale,
      {
        preferred: after?.preferred || before?.preferred || '',
        allowed: after?.allowed.length ? after.allowed : (before?.allowed ?? []),
        forbidden: after?.forbidden.length ? after.forbidden : (before?.forbidden ?? []),
        note: after?.note || before?.note || '',
      },
    ]
  })
  return {
    ...own,
    partOfSpeech: file.partOfSpeech ?? own.partOfSpeech,
    isCaseSensitive: file.isCaseSensitive ?? own.isCaseSensitive,
    words: Object.fromEntries(words),
  }
}

async function saveTerms(
  added: readonly FileTerm[],
  changed: readonly Stored[],
  req: PayloadRequest,
): Promise<void> {
  await inRequestTransaction(req, async () => {
    const { db } = req.payload
    for (const term of added) await db.create({ collection, data: toData(term), req })
    for (const term of changed)
      await db.updateOne({ collection, id: term.id, data: toData(term), req })
  })
}

function toData({ term, partOfSpeech, isCaseSensitive, words }: FileTerm) {
  const byLocale = (name: keyof TermWords) =>
    Object.fromEntries(Object.entries(words).map(([locale, own]) => [locale, own[name]]))
  return {
    term,
    partOfSpeech: partOfSpeech ?? 'noun',
    isCaseSensitive: isCaseSensitive ?? false,
    preferred: byLocale('preferred'),
    allowed: byLocale('allowed'),
    forbidden: byLocale('forbidden'),
    note: byLocale('note'),
    updatedAt: new Date().toISOString(),
  }
}
