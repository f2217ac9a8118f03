import { foldText } from '@/std/fold-text'
import { findStatus, type ListedCode, type ListedStatus } from './listed-code'
import { nameDestination } from './name-destination'

export const codeOrders = ['changed', 'created', 'scans', 'name'] as const
export type CodeOrder = (typeof codeOrders)[number]

export type Wanted = { words: string; status: ListedStatus | 'all'; order: CodeOrder }

/** The codes in which every word is found and that stand as wanted, in the wanted order. */
export function arrangeCodes(
  codes: readonly ListedCode[],
  { words, status, order }: Wanted,
  locale: string,
): ListedCode[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean)
  const found = codes.filter((listed) => {
    if (status !== 'all' && findStatus(listed.state) !== status) return false
    if (wanted.length === 0) return true
    const text = foldText(findWords(listed))
    return wanted.every((word) => text.includes(word))
  })
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return found.sort((one, other) => {
    if (order === 'name') return compare(nameOf(one), nameOf(other))
    if (order === 'scans') return scansOf(other) - scansOf(one)
    return momentOf(other, order) - momentOf(one, order)
  })
}

/** The owner's own name, or where it leads. */
export function nameOf({ key, state }: ListedCode): string {
  if (state.is !== 'ready') return key.name || key.slug.toUpperCase()
  const { name, document, slug } = state.code
  return name || key.name || nameDestination(document) || slug.toUpperCase()
}

function scansOf({ state }: ListedCode): number {
  return state.is === 'ready' ? state.code.scans : -1
}

/** What is not known yet stands where its key was added. */
function momentOf({ key, state }: ListedCode, order: 'changed' | 'created'): number {
  if (state.is !== 'ready') return key.addedAt
  return Date.parse(order === 'changed' ? state.code.updatedAt : state.code.createdAt)
}

function findWords({ key, state }: ListedCode): string {
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
