import { describe, expect, it } from 'vitest'
import { fillFileNamePattern, findUnknownTokens } from './file-name-pattern'
import { checkSerial, clearLetters, makeSerial } from './serial-codes'

const series = (text: string, more = {}) => ({ text, start: 1, step: 1, count: 3, ...more })
const texts = (serial: Parameters<typeof makeSerial>[0]) =>
  [...makeSerial(serial)].map(({ text }) => text)

describe('a series', () => {
  it('counts, with as many digits as asked for', () => {
    expect(texts(series('A-{n:0000}'))).toEqual(['A-0001', 'A-0002', 'A-0003'])
    expect(texts(series('{n}', { start: 98, step: 2 }))).toEqual(['98', '100', '102'])
    expect(texts(series('{n:000}', { start: 1, step: -1 }))).toEqual(['001', '000', '-001'])
  })

  it('draws codes that differ, of letters that nobody confuses', () => {
    const made = texts(series('https://example.com/{random:10}', { count: 5000 }))
    expect(new Set(made).size).toBe(5000)
    expect(
      made.every((text) => [...text.slice(20)].every((letter) => clearLetters.includes(letter))),
    ).toBe(true)
    expect(made[0]).toHaveLength(30)
  })

  it('says why there is none', () => {
    expect(checkSerial(series(' '))).toBe('empty')
    expect(checkSerial(series('same for all'))).toBe('no-place')
    expect(checkSerial(series('{n}', { count: 100_001 }))).toBe('count')
    expect(checkSerial(series('{n}', { step: 0 }))).toBe('step')
    expect(checkSerial(series('{random:4}', { count: 100_000 }))).toBe('too-few')
    expect(checkSerial(series('{random}', { count: 100_000 }))).toBeUndefined()
  })
})

describe('the name of a file', () => {
  const parts = {
    row: 12,
    number: 3,
    title: 'Café Luna',
    cells: new Map([
      ['Table', '7'],
      ['n', 'own'],
    ]),
  }
  it.each([
    ['{row} {title}', '12 Café Luna'],
    ['table-{Table}', 'table-7'],
    ['{n:001}', '003'],
    ['{n:0100}', '0102'],
    ['{N:1}', '3'],
    ['{nothing}', '{nothing}'],
    ['', ''],
  ])('%s becomes %s', (pattern, name) => {
    expect(fillFileNamePattern(pattern, { ...parts, cells: new Map([['Table', '7']]) })).toBe(name)
  })

  it('lets a column go before a word of ours', () => {
    expect(fillFileNamePattern('{n}', parts)).toBe('own')
    expect(findUnknownTokens('{n:01} {Table} {Nowhere}', ['Table'])).toEqual(['Nowhere'])
  })
})
