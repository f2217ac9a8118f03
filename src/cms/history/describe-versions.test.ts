import { expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { describeVersions, type StoredVersion } from './describe-versions'

/** Builds versions from saves, oldest first: the language, the status and the user of each. */
function history(...saves: [locale: Locale, status: 'draft' | 'published', user: string][]) {
  const statuses: Partial<Record<Locale, string>> = {}
  const at: Partial<Record<Locale, string>> = {}
  const by: Partial<Record<Locale, string>> = {}
  const versions = saves.map(([locale, status, user], index): StoredVersion => {
    statuses[locale] = status
    at[locale] = new Date(index * 1000).toISOString()
    by[locale] = user
    const version = { _status: { ...statuses }, lastEditedAt: { ...at }, lastEditedBy: { ...by } }
    return { id: String(index), updatedAt: String(at[locale]), version }
  })
  return versions.reverse()
}
const states = (versions: StoredVersion[], publicIn: Locale[]) =>
  describeVersions(versions, publicIn).map(({ edit, state }) => [edit?.locale, edit?.user, state])

it('tells for each language which version is public and which is its draft', () => {
  const versions = history(
    ['en', 'published', 'Ada'],
    ['de', 'draft', 'Ben'],
    ['de', 'published', 'Ben'],
    ['en', 'published', 'Ada'],
    ['de', 'draft', 'Ada'],
  )
  expect(states(versions, ['en', 'de'])).toEqual([
    ['de', 'Ada', 'currentDraft'],
    ['en', 'Ada', 'public'],
    ['de', 'Ben', 'public'],
    ['de', 'Ben', 'draft'],
    ['en', 'Ada', 'earlierPublic'],
  ])
})

it('tells of no public version in a language that was taken down', () => {
  const versions = history(['de', 'published', 'Ben'], ['de', 'draft', 'Ada'])
  expect(states(versions, [])).toEqual([
    ['de', 'Ada', 'currentDraft'],
    ['de', 'Ben', 'earlierPublic'],
  ])
})

it('knows of an older version only in which language it was published', () => {
  const old = {
    id: '1',
    updatedAt: '',
    publishedLocale: 'fr',
    version: { _status: { fr: 'published' } },
  }
  expect(states([old], ['fr'])).toEqual([['fr', null, 'public']])
})
