import { describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { checkGlossary, listTermUses } from './check-glossary'
import { findTerms, highlightTerms } from './find-terms'
import type { GlossaryTerm, TermGlossary } from './glossary'

const term = (english: string, more: Partial<GlossaryTerm> = {}): GlossaryTerm => ({
  id: english,
  term: english,
  english,
  preferred: [],
  forbidden: [],
  note: '',
  partOfSpeech: 'noun',
  isCaseSensitive: false,
  ...more,
})
const glossary = (locale: Locale, ...terms: GlossaryTerm[]): TermGlossary => ({ locale, terms })
const found = (text: string, ...names: string[]) =>
  findTerms(
    text,
    names.map((name) => term(name)),
  ).map(({ start, end }) => text.slice(start, end))

describe('terms of an English text', () => {
  it.each([
    ['Scanned codes scan; scanning scans.', 'scan', 4],
    ['Two categories', 'category', 1],
    ['Resize, sizes and sized', 'size', 2],
    ['Signing in, or sign in', 'sign in', 2],
    ['The browser’s scandal', 'scan', 0],
  ])('%s', (text, name, count) => {
    expect(found(text, name)).toHaveLength(count)
  })

  it('hide shorter terms inside longer ones', () => {
    expect(found('A short link is a link.', 'link', 'short link')).toEqual(['short link', 'link'])
  })

  it.each([
    ['Codes are free.', 1],
    ['Leave a margin free of print and free from folds.', 0],
    ['It frees space, and freed it.', 0],
    ['Free of charge? Free!', 1],
  ])('are adjectives in their sense only: %s', (text, count) => {
    const free = term('free', { partOfSpeech: 'adjective' })
    expect(findTerms(text, [free])).toHaveLength(count)
  })

  it('may depend on upper case', () => {
    const name = term('QR code', { isCaseSensitive: true })
    expect(findTerms('qr code', [name])).toEqual([])
    expect(findTerms('QR codes', [name])).toHaveLength(1)
  })

  it('are marked without changing the text', () => {
    const parts = highlightTerms('Every module counts.', [term('module')])
    expect(parts.map(({ text, term: own }) => [text, own?.english])).toEqual([
      ['Every ', undefined],
      ['module', 'module'],
      [' counts.', undefined],
    ])
  })
})

describe('a translation', () => {
  const uses = (locale: Locale, english: string, preferred: string[], target: string) =>
    listTermUses(english, target, glossary(locale, term(english, { preferred })))[0]?.isUsed

  it.each([
    ['de', 'static code', ['statischer Code'], 'Mit statischen Codes', true],
    ['de', 'module', ['Modul'], 'die Modulbreite', true],
    ['de', 'quiet zone', ['Ruhezone'], 'der leere Rand', false],
    ['de', 'place', ['Ort'], 'Das Wort sorgt', false],
    ['fr', 'print', ['imprimer'], 'une fois imprimé', true],
    ['ja', 'quiet zone', ['クワイエットゾーン'], 'クワイエットゾーンが必要です', true],
    ['zh', 'guest network', ['访客网络', '访客 Wi-Fi'], '访客Wi-Fi', true],
    ['vi', 'browser', ['trình duyệt'], 'Trình duyệt này', true],
    ['es', 'edit key', ['clave de edición'], 'la clave secreta de edición', true],
  ] as const)('in %s uses “%s” as %j in “%s”: %s', (locale, english, preferred, target, isUsed) => {
    expect(uses(locale, english, [...preferred], target)).toBe(isUsed)
  })

  it('is not checked for terms without a fixed translation, or while it is empty', () => {
    expect(uses('de', 'module', [], 'Wort')).toBeUndefined()
    const own = glossary('de', term('module', { preferred: ['Modul'] }))
    expect(checkGlossary('A module', ' ', own)).toEqual([])
  })

  it('must not contain forbidden words, except inside preferred ones', () => {
    const own = glossary('zh', term('short link', { preferred: ['短链接'], forbidden: ['短链'] }))
    expect(checkGlossary('Short link', '短链接', own)).toEqual([])
    expect(checkGlossary('Short link', '短链', own)).toMatchObject([
      { kind: 'forbidden', word: '短链' },
      { kind: 'unused', word: 'short link' },
    ])
  })
})
