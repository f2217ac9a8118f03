import { describe, expect, it } from 'vitest'
import { acceptTheirs, mergeValues, putAt, readAt } from './merge-values'

type Page = {
  name: string
  languages: Record<string, { title: string; buttons: string[] } | undefined>
  rules: object | null
}
const base: Page = {
  name: 'Menu',
  languages: { en: { title: 'Menu', buttons: ['a'] }, de: { title: 'Karte', buttons: [] } },
  rules: null,
}

describe('mergeValues', () => {
  it('keeps what only one side has changed', () => {
    const mine = { ...base, name: 'Lunch' }
    const theirs = {
      ...base,
      languages: { ...base.languages, de: { title: 'Speisekarte', buttons: [] } },
    }
    const { merged, conflicts } = mergeValues(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(merged).toEqual({ ...theirs, name: 'Lunch' })
    expect(mergeValues(base, theirs, mine).merged).toEqual(merged)
  })

  it('tells where both have, and lets either be taken', () => {
    const mine = { ...base, name: 'Lunch', rules: { split: [1] } }
    const theirs = { ...base, name: 'Dinner' }
    const { merged, conflicts } = mergeValues(base, mine, theirs)
    expect(conflicts).toEqual([{ path: ['name'], mine: 'Lunch', theirs: 'Dinner' }])
    expect(merged).toEqual(mine)
    expect(acceptTheirs(merged, conflicts)).toEqual({ ...mine, name: 'Dinner' })
  })

  it('changes lists as a whole', () => {
    const change = (buttons: string[]) => ({
      ...base,
      languages: { ...base.languages, en: { title: 'Menu', buttons } },
    })
    const { conflicts } = mergeValues(base, change(['a', 'b']), change(['c']))
    expect(conflicts.map(({ path }) => path.join('.'))).toEqual(['languages.en.buttons'])
  })

  it('knows members that one has added or taken away', () => {
    const { de: _, ...onlyEnglish } = base.languages
    const removed = { ...base, languages: onlyEnglish }
    const added = { ...base, languages: { ...base.languages, fr: { title: 'Carte', buttons: [] } } }
    expect(Object.keys(mergeValues(base, removed, added).merged.languages)).toEqual(['en', 'fr'])
    expect(Object.keys(mergeValues(base, added, removed).merged.languages)).toEqual(['en', 'fr'])
    const edited = { ...base, languages: { ...base.languages, de: { title: 'X', buttons: [] } } }
    const { merged, conflicts } = mergeValues(base, removed, edited)
    expect(conflicts.map(({ path }) => path)).toEqual([['languages', 'de']])
    expect(Object.keys(merged.languages)).toEqual(['en'])
    expect(acceptTheirs(merged, conflicts).languages.de).toEqual({ title: 'X', buttons: [] })
  })

  it('never mixes values of different types', () => {
    const url = { name: 'a', document: { type: 'url', fields: { url: 'x' }, look: 1 } }
    const mine = { ...url, document: { ...url.document, look: 2 } }
    const theirs = { name: 'b', document: { type: 'text', fields: { text: 'y' }, look: 1 } }
    const { merged, conflicts } = mergeValues<object>(url, mine, theirs)
    expect(conflicts.map(({ path }) => path)).toEqual([['document']])
    expect(merged).toEqual({ name: 'b', document: mine.document })
    expect(acceptTheirs(merged, conflicts)).toEqual(theirs)
  })

  it('does nothing where both did the same', () => {
    const same = { ...base, name: 'Lunch' }
    expect(mergeValues(base, same, { ...same })).toEqual({ merged: same, conflicts: [] })
  })
})

describe('putAt', () => {
  it('changes rows and missing members, and leaves the rest alone', () => {
    const changed = putAt(base, '/languages/en/buttons/0', 'b')
    expect(readAt(changed, '/languages/en/buttons/0')).toBe('b')
    expect(changed.languages.de).toBe(base.languages.de)
    expect(readAt(putAt(base, '/rules/expiry/at', 1), '/rules')).toEqual({ expiry: { at: 1 } })
    expect(readAt(base, '/rules/expiry/at')).toBeUndefined()
    expect(putAt(base, '/languages/de', undefined).languages).toEqual({ en: base.languages.en })
  })
})
