import { matchWords } from '@/tools/shared/shelf/match-words'
import { findStatus, type ListedStatus, type OwnCode } from './listed-code'
import { nameDestination } from './name-destination'

export const codeOrders = ['changed', 'created', 'scans', 'name'] as const
export type CodeOrder = (typeof codeOrders)[number]

export type ListQuery = { words: string; status: ListedStatus | 'all'; order: CodeOrder }

/** The codes of a status that contain every word, in the chosen order. */
export function arrangeCodes(
  codes: readonly OwnCode[],
  { words, status, order }: ListQuery,
  locale: string,
): OwnCode[] {
  const matches = matchWords(words)
  const found = codes.filter(
    (listed) =>
      (status === 'all' || findStatus(listed.state) === status) && matches(searchableText(listed)),
  )
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return found.sort((one, other) => {
    if (order === 'name') return compare(findCodeName(one), findCodeName(other))
    if (order === 'scans') return scansOf(other) - scansOf(one)
    return timeOf(other, order) - timeOf(one, order)
  })
}

/** The name that the owner chose, or the destination. */
export function findCodeName({ key, state }: OwnCode): string {
  if (state.is !== 'ready') return key.name || key.slug.toUpperCase()
  const { name, document, slug } = state.code
  return name || key.name || nameDestination(document) || slug.toUpperCase()
}

function scansOf({ state }: OwnCode): number {
  return state.is === 'ready' ? state.code.scans : -1
}

/** A code that is not loaded yet is sorted by the time its key was added. */
function timeOf({ key, state }: OwnCode, order: 'changed' | 'created'): number {
  if (state.is !== 'ready') return key.addedAt
  return Date.parse(order === 'changed' ? state.code.updatedAt : state.code.createdAt)
}

function searchableText({ key, state }: OwnCode): string {
  const own = [key.name, key.slug]
  if (state.is !== 'ready') return own.join('\n')
  const { name, document } = state.code
  const versions = Object.values(document.languages).flatMap(({ fields, title, description }) => [
    title,
    description,
    ...Object.values(fields),
  ])
  return [...own, name, ...versions].join('\n')
}
