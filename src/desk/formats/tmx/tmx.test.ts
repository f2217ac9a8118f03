import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { localeCodes } from '@/i18n/locales'
import { readTmx } from './read-tmx'
import { type MemoryUnit, writeTmx } from './write-tmx'

async function write(units: MemoryUnit[]): Promise<string> {
  let text = ''
  for await (const piece of writeTmx(units)) text += piece
  return text
}
const file = (units: string, type = '') =>
  strToU8(
    `<?xml version="1.0"?>${type}<tmx version="1.4"><header srclang="en"/><body>${units}</body></tmx>`,
  )
const unit = (english: string, german: string, tag = 'de') =>
  `<tu><tuv xml:lang="en"><seg>${english}</seg></tuv><tuv xml:lang="${tag}"><seg>${german}</seg></tuv></tu>`

describe('a memory in TMX', () => {
  it('returns from a round trip as it was', async () => {
    const words = fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((text) => `ab ${text} <c>`.replace(/(?![\t\n\r\x7f-\x9f])\p{Cc}|[\ufffe\uffff]/gu, ''))
    const targets = fc.dictionary(
      fc.constantFrom(...localeCodes.filter((code) => code !== 'en')),
      words,
      { minKeys: 1, noNullPrototype: true },
    )
    const memory = fc.uniqueArray(fc.record({ source: words, targets }), {
      selector: ({ source }) => source,
      minLength: 1,
    })
    await fc.assert(
      fc.asyncProperty(memory, async (units) => {
        const read = readTmx(strToU8(await write(units)))
        expect(read).toEqual({ units, faults: [] })
      }),
    )
  })

  it('is written as the standard requires', async () => {
    expect(await write([{ source: 'Small & large', targets: { de: 'Klein', zh: '小' } }])).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4">
<header creationtool="Quietzone" creationtoolversion="1" segtype="paragraph" o-tmf="Quietzone" adminlang="en-US" srclang="en-US" datatype="plaintext"/>
<body>
<tu><tuv xml:lang="en-US"><seg>Small &amp; large</seg></tuv><tuv xml:lang="de-DE"><seg>Klein</seg></tuv><tuv xml:lang="zh-CN"><seg>小</seg></tuv></tu>
</body>
</tmx>
`,
    )
  })

  it.each(['trados', 'memoq', 'omegat'])('of %s is read', (tool) => {
    expect(readTmx(readFileSync(`src/testing/tmx/${tool}.tmx`))).toEqual({
      units: [
        { source: 'Print small codes.', targets: { de: 'Drucken Sie kleine Codes.' } },
        { source: 'Scan it.', targets: { de: 'Scannen Sie ihn.' } },
      ],
      faults: [],
    })
  })

  it('keeps placeholders of the site that a tool has turned into codes', () => {
    const text = 'Open <ph x="1">{{appUrl}}</ph> now<ph x="2">&lt;br/&gt;</ph>'
    expect(readTmx(file(unit(text, text)))).toMatchObject({
      units: [{ source: 'Open {{appUrl}} now', targets: { de: 'Open {{appUrl}} now' } }],
    })
  })

  it.each([
    ['without English', unit('', 'Wort'), 'noEnglish', '1', undefined],
    [
      'into another language',
      unit('Two words', 'Två ord', 'sv'),
      'noLanguage',
      'Two words',
      undefined,
    ],
    [
      'into Traditional Chinese',
      unit('Two words', '兩個詞', 'zh-TW'),
      'noLanguage',
      'Two words',
      undefined,
    ],
    [
      'with a hidden order of writing',
      unit('Two words', 'Zwei \u202eWörter'),
      'bidiControl',
      'Two words',
      'U+202E',
    ],
    ['without words', unit('42', '42'), 'noText', '42', undefined],
    ['with long English', unit('a'.repeat(1_001), 'b'), 'tooLong', 'a'.repeat(100), '1001 > 1000'],
    [
      'with a long translation',
      unit('Two words', 'b'.repeat(5_001)),
      'tooLong',
      'Two words',
      '5001 > 5000',
    ],
  ])('names a unit %s', (_, units, reason, entry, detail) => {
    expect(readTmx(file(units))).toEqual({
      units: [],
      faults: [{ entry, reason, ...(detail && { detail }) }],
    })
  })

  it('has equal units once, and different translations of a text', () => {
    const units = unit('Two words', 'Zwei Wörter') + unit('Two words', 'Zwei Worte')
    expect(readTmx(file(units + unit('Two words', 'Zwei Worte')))).toMatchObject({
      units: [{ targets: { de: 'Zwei Wörter' } }, { targets: { de: 'Zwei Worte' } }],
      faults: [{ entry: 'Two words', reason: 'repeated' }],
    })
  })

  it.each([
    [
      'a type that declares an entity',
      file('', '<!DOCTYPE tmx [<!ENTITY a "b">]>'),
      'documentType',
    ],
    ['another document', strToU8('<xliff/>'), 'notMemory'],
    ['no XML', strToU8('a,b'), 'notMemory'],
    ['no units', file(''), 'empty'],
    ['an entity', file(unit('&lol;', 'a')), 'malformed'],
    ['too many units', file('<tu/>'.repeat(50_001)), 'tooMany'],
    ['deep elements', file('<a>'.repeat(100_000)), 'tooMany'],
    ['broken characters', new Uint8Array([0xff, 0x3c, 0x80]), 'encoding'],
    ['more than 20 MB', new Uint8Array(20 * 1024 * 1024 + 1), 'tooLarge'],
  ])('with %s is refused', (_, bytes, reason) => {
    expect(readTmx(bytes)).toMatchObject({ reason })
  })
})
