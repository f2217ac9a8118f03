import lists from './lure-words.json' with { type: 'json' }

/** Lines of words, for short differences; `lure-words.schema.json` describes each list. */
const toSet = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '))

export const lureWords = toSet(lists.lureWords)
export const strongLureWords = toSet(lists.strongLureWords)
export const riskyEndings = toSet(lists.riskyEndings)
const openHosting = toSet(lists.openHosting)

/** Finds the hosting service on which anyone could have published a host, or undefined. */
export function findOpenHosting(host: string): string | undefined {
  const labels = host.split('.')
  return labels
    .slice(1)
    .map((_, at) => labels.slice(at + 1).join('.'))
    .find((name) => openHosting.has(name))
}
