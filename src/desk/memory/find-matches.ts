import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { DeskLocale } from '../languages'
import { maxSegmentLength } from './split-text'
import { findTrigramSchema } from './trigram-schema'

/** A published or imported translation of an equal or similar English text. */
export type MemoryMatch = {
  source: string
  target: string
  /** Similarity of the English texts in per cent; 100 only for equal texts. */
  score: number
  entity: string
  documentId: string
}

const minSimilarity = 0.5
const maxMatches = 5
/** Candidates before equal translations are merged. */
const maxCandidates = 40

/** Finds translations of an English text, the most similar first, and published before imported ones. */
export async function findMatches(
  { db }: Pick<Payload, 'db'>,
  text: string,
  locale: DeskLocale,
): Promise<MemoryMatch[]> {
  const wanted = text.trim()
  if (wanted === '' || wanted.length > maxSegmentLength) return []
  return db.drizzle.transaction(async (tx) => {
    const folded = (await tx.execute(sql`select fold_search_text(${wanted}) as words`)).rows[0]
    const words = String(folded?.words ?? '')
    const equal = await tx.execute(sql`
      select source, targets ->> ${locale} as target, entity, document_id as "documentId", 1 as similarity
      from translation_memory
      where folded = ${words} and targets ->> ${locale} is not null
      order by entity = 'tmx' limit ${maxCandidates}`)
    const similar = words === '' ? [] : await findSimilar(tx, words, locale)
    return pickMatches([...(equal.rows as Candidate[]), ...similar], wanted)
  })
}

type Candidate = Omit<MemoryMatch, 'score'> & { similarity: number }
type Transaction = Parameters<Parameters<Payload['db']['drizzle']['transaction']>[0]>[0]

async function findSimilar(
  tx: Transaction,
  words: string,
  locale: DeskLocale,
): Promise<Candidate[]> {
  const schema = await findTrigramSchema(tx)
  if (!schema) return []
  const own = sql.identifier(schema)
  await tx.execute(
    sql`select set_config('pg_trgm.similarity_threshold', ${String(minSimilarity)}, true)`,
  )
  const { rows } = await tx.execute(sql`
    select source, targets ->> ${locale} as target, entity, document_id as "documentId",
      ${own}.similarity(folded, ${words}) as similarity
    from translation_memory
    where folded operator(${own}.%) ${words} and folded <> ${words}
      and targets ->> ${locale} is not null
    order by similarity desc limit ${maxCandidates}`)
  return rows as Candidate[]
}

/** Merges equal translations and rates the candidates. */
function pickMatches(candidates: readonly Candidate[], wanted: string): MemoryMatch[] {
  const best = new Map<string, MemoryMatch>()
  for (const { similarity, ...match } of candidates) {
    // Punctuation, case and marks are folded, so similar texts can be equal to the index.
    const score = match.source === wanted ? 100 : Math.min(99, Math.floor(similarity * 100))
    if (score > (best.get(match.target)?.score ?? 0)) best.set(match.target, { ...match, score })
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score).slice(0, maxMatches)
}
