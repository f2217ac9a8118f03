import { describe, expect, it } from 'vitest'
import { buildSearchTerms } from './search-terms'

describe('buildSearchTerms', () => {
  it('cuts spaced words into threes and proves them whole', () => {
    expect(buildSearchTerms('wifi code')).toEqual({
      grams: ['wif', 'ifi', 'cod', 'ode'],
      titleGrams: ['=wif', '=ifi', '=cod', '=ode'],
      patterns: ['%wifi%', '%code%'],
    })
  })

  it('takes one or two letters for the beginning of a word', () => {
    expect(buildSearchTerms('qr')).toMatchObject({ grams: ['^qr'], patterns: ['% qr%'] })
  })

  it('cuts what is not spaced into twos, whole characters only', () => {
    expect(buildSearchTerms('二维码')?.grams).toEqual(['二维', '维码'])
    expect(buildSearchTerms('余')).toMatchObject({ grams: ['余'], patterns: ['%余%'] })
    expect(buildSearchTerms('𠮷野家')?.grams).toEqual(['𠮷野', '野家'])
  })

  it('finds no question in nothing, and bounds one that has many words', () => {
    expect(buildSearchTerms('')).toBeUndefined()
    const words = Array.from({ length: 20 }, (_, at) => `word${at}`).join(' ')
    expect(buildSearchTerms(`${words} ${words}`)?.patterns).toHaveLength(8)
  })
})
