import { describe, expect, it } from 'vitest'
import { localeCodes } from '@/i18n/locales'
import { isCardFormat, listFormats, sheetFormats } from './label-formats'

describe('listFormats', () => {
  it.each(localeCodes)('lists every format once in %s', (locale) => {
    const papers = ['a4', 'letter', 'roll', 'own'] as const
    const listed = papers.flatMap((paper) => listFormats(paper, locale))
    expect(listed.map(({ id }) => id).sort()).toEqual(sheetFormats.map(({ id }) => id).sort())
  })

  it.each([
    ['de', 'card-85x55'],
    ['ja', 'card-91x55'],
    ['vi', 'card-90x55'],
    ['zh', 'card-90x54'],
  ])('puts the business card of the country first in %s', (locale, id) => {
    const cards = listFormats('a4', locale).filter((format) => isCardFormat(format.id))
    expect(cards[0]?.id).toBe(id)
  })

  it('begins with labels', () => {
    expect(listFormats('a4', 'ja')[0]?.id).toBe('avery-l7160')
    expect(listFormats('letter', 'en').at(-1)?.id).toBe('card-3.5x2')
  })
})
