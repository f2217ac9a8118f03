import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { localeCodes } from '@/i18n/locales'
import { partsOfSpeech } from '../../glossary/glossary'
import { type FileTerm, readGlossaryCsv, writeGlossaryCsv } from './glossary-csv'

const read = (text: string) => readGlossaryCsv(strToU8(text))
const header = 'term,partOfSpeech,isCaseSensitive,language,preferred,allowed,forbidden,note\n'

describe('a glossary in CSV', () => {
  it('returns from a round trip as it was', () => {
    const word = fc
      .oneof(
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        fc.constantFrom('=1+1', "'-", '"', 'a,b'),
      )
      .map((text) => `${text.replace(/[|\0]/g, '').trim()}x`)
    const own = fc.record({
      preferred: word,
      allowed: fc.uniqueArray(word, { maxLength: 3 }),
      forbidden: fc.uniqueArray(word, { maxLength: 3 }),
      note: fc.oneof(fc.constant(''), word),
    })
    const term = fc.record({
      term: word,
      partOfSpeech: fc.constantFrom(...partsOfSpeech),
      isCaseSensitive: fc.boolean(),
      words: fc.dictionary(fc.constantFrom(...localeCodes), own, {
        minKeys: 1,
        noNullPrototype: true,
      }),
    })
    const glossary = fc.uniqueArray(term, {
      selector: (one) => one.term,
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(glossary, (terms) => {
        expect(read(writeGlossaryCsv(terms as FileTerm[]))).toEqual({ terms, faults: [] })
      }),
    )
  })

  it.each(['crowdin.csv', 'columns.tsv'])('with a column per language is read: %s', (name) => {
    const result = readGlossaryCsv(readFileSync(`src/testing/glossary/${name}`))
    expect(result).toMatchObject({
      terms: [
        {
          term: 'short link',
          words: { de: { preferred: 'Kurzlink' }, fr: { preferred: 'lien court' } },
        },
        { term: 'quiet zone', words: { de: { preferred: 'Ruhezone' } } },
      ],
      faults: [],
    })
  })

  it.each([
    ['without term', ',noun,,de,Wort,,,', { entry: '2', reason: 'noEnglish' }],
    ['in another language', 'word,noun,,sv,ord,,,', { entry: 'word', reason: 'noLanguage' }],
    ['without language', 'word,noun,,,ord,,,', { entry: 'word', reason: 'noLanguage' }],
    ['in Traditional Chinese', 'word,,,zh-Hant,詞,,,', { entry: 'word', reason: 'noLanguage' }],
    [
      'of an unknown part of speech',
      'word,Nomen,,de,Wort,,,',
      { entry: 'word', reason: 'unknownPart', detail: 'Nomen' },
    ],
    [
      'with a hidden order of writing',
      'word,,,de,W\u2067ort,,,',
      { entry: 'word', reason: 'bidiControl', detail: 'U+2067' },
    ],
    [
      'with a long word',
      `word,,,de,${'a'.repeat(81)},,,`,
      { entry: 'word', reason: 'tooLong', detail: '81 > 80' },
    ],
    [
      'with a long note',
      `word,,,de,Wort,,,${'a'.repeat(501)}`,
      { entry: 'word', reason: 'tooLong', detail: '501 > 500' },
    ],
    [
      'with many forms',
      `word,,,de,Wort,${Array.from({ length: 21 }, (_, index) => `a${index}`).join('|')},,`,
      { entry: 'word', reason: 'tooManyWords', detail: '21 > 20' },
    ],
  ])('names a line %s', (_, line, fault) => {
    expect(read(header + line)).toEqual({ terms: [], faults: [fault] })
  })

  it('names a term that a language has twice, and uses the first', () => {
    expect(
      read(`${header}word,,,de,Wort,,,\nword,,,fr,mot,,,\nword,,,de,Vokabel,,,`),
    ).toMatchObject({
      terms: [{ words: { de: { preferred: 'Wort' }, fr: { preferred: 'mot' } } }],
      faults: [{ entry: 'word', reason: 'repeated' }],
    })
  })

  it('has at most as many terms as the glossary', () => {
    const lines = Array.from({ length: 2_001 }, (_, index) => `word ${index},,,de,Wort,,,`)
    const result = read(header + lines.join('\n'))
    expect(result).toMatchObject({ faults: [{ entry: 'word 2000', reason: 'tooMany' }] })
  })

  it.each([
    ['other columns', 'a,b\n1,2', 'notGlossary'],
    ['no lines', header, 'empty'],
    ['an open quote', `${header}"word`, 'unclosedQuote'],
    ['more than 4 MB', `${header}${'word,,,de,Wort,,,\n'.repeat(300_000)}`, 'tooMany'],
    ['many columns', ','.repeat(101), 'tooMany'],
  ])('with %s is refused', (_, text, reason) => {
    expect(read(text)).toMatchObject({ reason })
  })
})
