/** A page to which an old address may be redirected. */
export type RedirectChoice = { path: string; title: string }

const shown = 5
const leastSimilarity = 0.2

/** Ranks the pages whose address or title resembles a missing one, the most similar first. */
export function rankTargets(missing: string, pages: readonly RedirectChoice[]): RedirectChoice[] {
  const wanted = trigramsOf(missing)
  const wantedName = trigramsOf(lastSegment(missing))
  return pages
    .map((page) => ({
      page,
      similarity: Math.max(
        similarityOf(wanted, trigramsOf(page.path)),
        similarityOf(wantedName, trigramsOf(lastSegment(page.path))),
        similarityOf(wantedName, trigramsOf(page.title)),
      ),
    }))
    .filter(({ page, similarity }) => similarity >= leastSimilarity && page.path !== missing)
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, shown)
    .map(({ page }) => page)
}

const lastSegment = (path: string) => path.split('/').findLast(Boolean) ?? ''

/** The groups of three letters of each word, with its start and end. */
function trigramsOf(text: string): Set<string> {
  const found = new Set<string>()
  const words =
    text
      .toLowerCase()
      .replace(/\.html?$/, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  for (const word of words) {
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3))
  }
  return found
}

/** Returns the share of trigrams that both have, from 0 to 1. */
function similarityOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  let common = 0
  for (const trigram of one) if (other.has(trigram)) common++
  return common / (one.size + other.size - common)
}
