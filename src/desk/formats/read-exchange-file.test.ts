import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { splitCsv } from './csv/split-csv'
import { exchangeLimits } from './exchange'
import { findTagFaults } from './find-tag-faults'
import { parseMarkup } from './markup'
import { readExchangeFile } from './read-exchange-file'

const header = 'file,id,source,target,language'
const faultOf = (name: string, content: string | Uint8Array) => {
  const [one] = readExchangeFile(name, typeof content === 'string' ? strToU8(content) : content)
  return one && 'reason' in one.read ? one.read : undefined
}

describe('a table', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\r\n\r\n"x;""y"""; z\r\n',
      [
        ['a', 'b'],
        ['x;"y"', ' z'],
      ],
    ],
    [
      'a\tb\r"1\r\n2" \t\r',
      [
        ['a', 'b'],
        ['1\r\n2', ''],
      ],
    ],
    [
      'a|b\n5" pipe|"a,b"',
      [
        ['a', 'b'],
        ['5" pipe', 'a,b'],
      ],
    ],
    [
      'a,b,\n,,',
      [
        ['a', 'b', ''],
        ['', '', ''],
      ],
    ],
    ['', []],
  ])('%j is read', (text, rows) => {
    expect(splitCsv(text)).toEqual(rows)
  })

  it.each([
    ['an open quote', `${header}\na,b,"c,d,de\n`, { reason: 'unclosedQuote', detail: '2' }],
    ['odd quotes', '"'.repeat(1_000_001), { reason: 'unclosedQuote', detail: '1' }],
    ['two million quotes', '"'.repeat(2_000_000), { reason: 'longText', detail: '1' }],
    [
      'quotes in a row',
      `${header}\n${'""x'.repeat(500_000)}`,
      { reason: 'strayQuote', detail: '2' },
    ],
    ['a long cell', `${header}\n${'a'.repeat(500_001)}`, { reason: 'longText', detail: '2' }],
    ['many cells', ','.repeat(2_000_000), { reason: 'tooMany' }],
    ['many rows', `${header}\n${'a,b,c,d,de\n'.repeat(50_001)}`, { reason: 'tooMany' }],
    [
      'many tags',
      `${header}\n${`a,b,${'{1/}'.repeat(1_900)},,de\n`.repeat(300)}`,
      { reason: 'tooMany' },
    ],
  ])('with %s is refused', (_, text, fault) => {
    expect(faultOf('a.csv', text)).toEqual(fault)
  })
})

it('refuses tags that are nested more deeply than any text', () => {
  const nest = (levels: number) => '{1}'.repeat(levels) + '{/1}'.repeat(levels)
  expect(parseMarkup(nest(exchangeLimits.tagDepth - 1))).toBeDefined()
  expect(parseMarkup(nest(100_000))).toBeUndefined()
  const content = `<unit id="a"><segment><source>x</source><target>${'<sc id="1"/>'.repeat(5000)}${'<ec startRef="1"/>'.repeat(5000)}</target></segment></unit>`
  const [one] = readExchangeFile('a.xlf', strToU8(xliff(content)))
  expect(one?.read).toMatchObject({ files: [{ units: [{ target: undefined }] }] })
})

it('compares the tags of a long text once each', () => {
  const content = Array.from({ length: 50_000 }, (_, index) => ({ id: String(index) }))
  expect(findTagFaults(content, [...content, { id: '5' }], [])).toHaveLength(content.length)
})

const xliff = (content: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.1" version="2.1" srcLang="en" trgLang="de"><file id="f" original="posts/1">${content}</file></xliff>`
const unit = '<unit id="a"><segment><source>a</source><target>b</target></segment></unit>'

describe('XLIFF', () => {
  it.each([
    ['another source language', xliff(unit).replace('"en"', '"de"'), 'sourceLanguage'],
    ['a document type', `<!DOCTYPE x [<!ENTITY a "b">]>${xliff(unit)}`, 'documentType'],
    ['an entity', xliff(unit.replace('>b<', '>&lol;<')), 'malformed'],
    ['deep elements', xliff('<group id="g">'.repeat(100_000)), 'tooMany'],
    [
      'many attributes',
      xliff(`<unit ${Array.from({ length: 101 }, (_, index) => `a${index}="" `).join('')}/>`),
      'tooMany',
    ],
  ])('with %s is refused', (_, text, reason) => {
    expect(faultOf('a.xlf', text)).toMatchObject({ reason })
  })

  it('is no translation of a text of which only some segments are translated', () => {
    const one = '<segment><source>One.</source><target>Eins.</target></segment>'
    const space = '<ignorable><source> </source></ignorable>'
    const read = (second: string) =>
      readExchangeFile('a.xlf', strToU8(xliff(`<unit id="a">${one}${space}${second}</unit>`)))[0]
    expect(read('<segment><source>Two.</source></segment>')?.read).toMatchObject({
      files: [{ units: [{ target: null }] }],
    })
    expect(
      read('<segment><source>Two.</source><target>Zwei.</target></segment>')?.read,
    ).toMatchObject({ files: [{ units: [{ target: ['Eins. Zwei.'] }] }] })
  })

  it('may have more segments than a call has arguments', () => {
    const segments = '<segment state="final"><source>a</source></segment>'.repeat(150_000)
    const [one] = readExchangeFile('a.xlf', strToU8(xliff(`<unit id="a">${segments}</unit>`)))
    expect(one?.read).toMatchObject({ files: [{ units: [{ state: 'final' }] }] })
  })
})

describe('an archive', () => {
  const files = (count: number, extension: string) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`${index}.${extension}`, strToU8('x')]),
    )

  it.each([
    ['two kilobytes of two million quotes', { 'a.csv': strToU8('"'.repeat(2_000_000)) }],
    ['more files than an export', files(101, 'csv')],
    ['many other files', files(1001, 'txt')],
  ])('with %s is refused before it is inflated', (_, content) => {
    expect(faultOf('a.zip', zipSync(content))).toEqual({ reason: 'archive' })
  })

  it('that is cut off is refused with a way out', () => {
    const whole = zipSync({ 'a.xlf': strToU8(xliff(unit)) })
    expect(faultOf('a.zip', whole)).toBeUndefined()
    expect(faultOf('a.zip', whole.subarray(0, whole.length - 30))).toEqual({
      reason: 'damagedArchive',
    })
  })
})
