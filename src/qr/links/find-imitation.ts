import { type Brand, brands, findSpelledDomain, isBrandDomain } from './brands'
import { skeletonOf } from './confusables'
import type { LinkFinding } from './link-facts'
import { findOpenHosting, lureWords, riskyEndings, strongLureWords } from './lure-words'

/** Minimum length for one-letter differences; shorter names resemble too many words. */
const shortestToResemble = 6
/** Minimum length of a word found inside another one, as in `mypaypalhelp`. */
const shortestInside = 7
/** Minimum length of a word joined with any tempting word; shorter ones need a strong one. */
const shortestToJoin = 5

type KnownWord = { word: string; skeleton: string; brand: Brand }

const knownWords: readonly KnownWord[] = brands.flatMap((brand) =>
  brand.words.map((word) => ({ word, skeleton: skeletonOf(word), brand })),
)
const bySkeleton = new Map(knownWords.map((known) => [known.skeleton, known]))

export type RegisteredName = {
  /** The registered label in Unicode, without its ending: `paypal`. */
  label: string
  /** In ASCII: `co.uk` */
  ending: string
  /** Labels before the registered one, in Unicode. */
  before: readonly string[]
  /** The registered domain in ASCII. */
  domain: string
  /** The host in ASCII. */
  host: string
}

/** Returns the findings about a host that imitates a brand or tempts with its words. */
export function findImitation(name: RegisteredName): LinkFinding[] {
  const { ending, domain, host } = name
  const label = name.label.toLowerCase()
  if (isBrandDomain(host, domain, label, ending)) return []
  const parts = splitParts(label, name.before)
  const isRisky = riskyEndings.has(ending.split('.').at(-1) ?? '')
  const hosting = findOpenHosting(host)
  const lures = parts.filter((part) => lureWords.has(part))
  const tempts = lures.length > 0 || isRisky
  return (
    findSameName(label, ending, isRisky || lures.length > 0) ??
    findBrandInParts(name, parts, tempts, hosting !== undefined) ??
    findLures(name, ending, isRisky, hosting) ??
    findSimilarName(label)
  )
}

/** Finds the name of a brand at another ending, or a name that is confusable with it. */
function findSameName(label: string, ending: string, tempts: boolean): LinkFinding[] | undefined {
  const known = bySkeleton.get(skeletonOf(label))
  if (!known) return undefined
  const { brand, word } = known
  if (word !== label) return [warning('imitates', brand)]
  if (brand.isOrdinary && !tempts) return []
  const values = { known: brand.domain, ending }
  return [{ key: 'otherEnding', severity: tempts ? 'warning' : 'notice', values }]
}

function findBrandInParts(
  { label, before }: RegisteredName,
  parts: readonly string[],
  tempts: boolean,
  isHosted: boolean,
): LinkFinding[] | undefined {
  const spelled = findSpelledDomain([...before.map((each) => each.toLowerCase()), ''])
  if (spelled) return [{ key: 'nameInside', severity: 'warning', values: { known: spelled } }]
  for (const part of parts) {
    const known = bySkeleton.get(skeletonOf(part))
    if (known && (tempts || isHosted || !known.brand.isOrdinary)) {
      return [warning('nameInside', known.brand)]
    }
    const inside = findJoinedBrand(part, tempts) ?? (tempts ? findAlmostBrand(part) : undefined)
    if (inside) return [warning('nameInside', inside)]
  }
  // A name of several words such as `bank-of-america`.
  const joined = bySkeleton.get(skeletonOf(label.replaceAll('-', '')))
  return joined && label.includes('-') ? [warning('nameInside', joined.brand)] : undefined
}

/** A brand and a lure word without a hyphen (`paypallogin`), or a long brand inside a word. */
function findJoinedBrand(part: string, tempts: boolean): Brand | undefined {
  const skeleton = skeletonOf(part)
  return knownWords.find(({ skeleton: name, brand }) => {
    const at = skeleton.indexOf(name)
    if (at < 0 || brand.isOrdinary) return false
    if (name.length >= shortestInside) return true
    const rest = [skeleton.slice(0, at), skeleton.slice(at + name.length)].filter(Boolean)
    const isShort = name.length < shortestToJoin
    if (isShort) return rest.some((piece) => strongSkeletons.has(piece)) || (tempts && isLure(rest))
    return isLure(rest)
  })?.brand
}

const isLure = (pieces: readonly string[]) =>
  pieces.every((piece) => lureSkeletons.has(piece) || /^[ol\d]+$/.test(piece))
const lureSkeletons = new Set([...lureWords].map(skeletonOf))
const strongSkeletons = new Set([...strongLureWords].map(skeletonOf))

function findAlmostBrand(part: string): Brand | undefined {
  const skeleton = skeletonOf(part)
  return knownWords.find(
    ({ skeleton: name, brand }) =>
      !brand.isOrdinary &&
      name.length >= shortestToResemble - 1 &&
      !lureWords.has(part) &&
      isOneChangeAway(skeleton, name),
  )?.brand
}

/** Several words in one label that tempt to act, or at an ending or service that checks no one. */
function findLures(
  { label, before }: RegisteredName,
  ending: string,
  isRisky: boolean,
  hosting: string | undefined,
): LinkFinding[] | undefined {
  for (const each of [label, ...before]) {
    const lures = [...new Set(each.toLowerCase().split('-'))].filter((part) => lureWords.has(part))
    if (!lures.some((word) => strongLureWords.has(word))) continue
    const words = lures.join(', ')
    if (lures.length > 1 && hosting) {
      return [{ key: 'lureHosted', severity: 'warning', values: { words, service: hosting } }]
    }
    if (lures.length > 1 || isRisky) {
      return [{ key: 'lureWords', severity: isRisky ? 'warning' : 'notice', values: { words } }]
    }
  }
  return isRisky ? [{ key: 'riskyEnding', severity: 'notice', values: { ending } }] : undefined
}

function findSimilarName(label: string): LinkFinding[] {
  const skeleton = skeletonOf(label)
  const near = knownWords.find(
    ({ skeleton: name, brand }) =>
      !brand.isOrdinary && name.length >= shortestToResemble && isOneChangeAway(skeleton, name),
  )
  if (!near) return []
  return [{ key: 'resembles', severity: 'notice', values: { known: near.brand.domain } }]
}

/** The words between hyphens of all labels, except the usual `www`. */
function splitParts(label: string, before: readonly string[]): string[] {
  const labels = [...before, label].map((each) => each.toLowerCase())
  const parts = labels.flatMap((each) => [each, ...(each.includes('-') ? each.split('-') : [])])
  return [...new Set(parts)].filter((part) => part !== '' && !/^www\d?$/.test(part))
}

function warning(key: 'imitates' | 'nameInside', brand: Brand): LinkFinding {
  return { key, severity: 'warning', values: { known: brand.domain } }
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
