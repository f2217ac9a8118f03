import { skeletonOf } from './confusables'
import { knownNames } from './known-names'
import type { LinkFinding } from './link-facts'

/** Minimum length for one-letter differences; shorter names resemble too many words. */
const shortestToResemble = 6
/** Minimum length inside another name; `att`, `dub` and the like are parts of many names. */
const shortestInside = 4

const bySkeleton = new Map([...knownNames].map(([name, domain]) => [skeletonOf(name), domain]))

export type RegisteredName = {
  /** The registered label in Unicode, without its ending: `paypal`. */
  label: string
  /** In ASCII: `co.uk` */
  ending: string
  /** Labels before the registered one, in Unicode. */
  before: readonly string[]
}

/** Returns a finding if a name imitates a well-known one. */
export function findImitation({ label, ending, before }: RegisteredName): LinkFinding | undefined {
  const name = label.toLowerCase()
  const known = knownNames.get(name)
  if (known) {
    const isElsewhere = `${name}.${ending}` !== known && !/(^|\.)[a-z]{2}$/.test(ending)
    return isElsewhere
      ? { key: 'otherEnding', severity: 'notice', values: { known, ending } }
      : undefined
  }
  const skeleton = skeletonOf(name)
  const imitated = bySkeleton.get(skeleton)
  if (imitated) return { key: 'imitates', severity: 'warning', values: { known: imitated } }
  const parts = [...before.flatMap((each) => [each, ...each.split('-')]), ...name.split('-')]
  for (const part of parts) {
    const inside = part.length >= shortestInside && bySkeleton.get(skeletonOf(part))
    if (inside) return { key: 'nameInside', severity: 'warning', values: { known: inside } }
  }
  for (const [other, near] of bySkeleton) {
    if (other.length >= shortestToResemble && isOneChangeAway(skeleton, other)) {
      return { key: 'resembles', severity: 'notice', values: { known: near } }
    }
  }
  return undefined
}

/** Whether two names differ by one inserted, deleted, replaced or transposed letter. */
function isOneChangeAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  const most = Math.min(a.length, b.length) - start
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const restA = a.slice(start, a.length - end)
  const restB = b.slice(start, b.length - end)
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restA === [...restB].reverse().join('')
}
