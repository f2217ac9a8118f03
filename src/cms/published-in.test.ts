import { describe, expect, it } from 'vitest'
import { localeCodes } from '@/i18n/locales'
import { publishedIn } from './published-in'

describe('publishedIn', () => {
  it('reads one status for each locale, in the order of the languages', () => {
    expect(publishedIn({ _status: { de: 'published', vi: 'draft', en: 'published' } })).toEqual([
      'en',
      'de',
    ])
  })

  it('takes one status for all locales', () => {
    expect(publishedIn({ _status: 'published' })).toEqual(localeCodes)
    expect(publishedIn({ _status: 'draft' })).toEqual([])
  })

  it('counts what has no drafts as published and what has no status yet as not', () => {
    expect(publishedIn({})).toEqual(localeCodes)
    expect(publishedIn({ _status: null })).toEqual([])
  })
})
