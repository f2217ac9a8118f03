import { intlTag } from '@/i18n/locales'
import type { ListQuery } from '@/tools/shared/code-list/code-query'
import { matchWords } from '@/tools/shared/shelf/match-words'
import { findStatus, type OwnCode } from './listed-code'
import { nameDestination } from './name-destination'

/** The codes of a status that contain every word, in the chosen order. */
export function arrangeCodes(
  codes: readonly OwnCode[],
  { words, status, sort }: Pick<ListQuery, 'words' | 'status' | 'sort'>,
  locale: string,
): OwnCode[] {
  const matches = matchWords(words)
  const found = codes.filter(
    (listed) =>
      (status === '' || findStatus(listed.state) === status) && matches(searchableText(listed)),
  )
  const { compare } = new Intl.Collator(intlTag(locale), { numeric: true })
  return found.sort((one, other) => {
    if (sort === 'name') return compare(findCodeName(one), findCodeName(other))
    if (sort === 'scans') return scansOf(other) - scansOf(one)
    return timeOf(other, sort) - timeOf(one, sort)
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
function timeOf({ key, state }: OwnCode, sort: 'updated' | 'added'): number {
  if (state.is !== 'ready') return key.addedAt
  return Date.parse(sort === 'updated' ? state.code.updatedAt : state.code.createdAt)
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
