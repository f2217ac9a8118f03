import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexLines } from './hex-lines'
import { splitVisible } from './split-visible'
import { symbolSize } from './symbol-size'

describe('splitVisible', () => {
  it('leaves the lines of prose alone', () => {
    expect(splitVisible('a\nb\u0007', true)).toEqual([
      { text: 'a' },
      { text: '\n' },
      { text: 'b' },
      { text: '\u0007', mark: 'BEL' },
    ])
  })

  it.each([
    ['plain', [{ text: 'plain' }]],
    ['a\nb', [{ text: 'a' }, { text: '\n', mark: 'LF' }, { text: 'b' }]],
    ['\u202efdp', [{ text: '\u202e', mark: 'U+202E' }, { text: 'fdp' }]],
    ['a\u200bb', [{ text: 'a' }, { text: '\u200b', mark: 'U+200B' }, { text: 'b' }]],
    ['日本 👍', [{ text: '日本 👍' }]],
    ['a\u200e b', [{ text: 'a' }, { text: '\u200e', mark: 'U+200E' }, { text: ' b' }]],
    ['👩\u200d', [{ text: '👩' }, { text: '\u200d', mark: 'U+200D' }]],
    ['pay\u200dpal', [{ text: 'pay' }, { text: '\u200d', mark: 'U+200D' }, { text: 'pal' }]],
    // Data can be hidden in variation selectors and tags.
    ['😀\u{e0141}', [{ text: '😀' }, { text: '\u{e0141}', mark: 'U+E0141' }]],
    ['A\ufe0f', [{ text: 'A' }, { text: '\ufe0f', mark: 'U+FE0F' }]],
    ['😀\u{e0061}', [{ text: '😀' }, { text: '\u{e0061}', mark: 'U+E0061' }]],
    // Between two Latin letters, beside Hebrew, the mark has no use.
    [
      'שלום pay\u200fpal',
      [{ text: 'שלום pay' }, { text: '\u200f', mark: 'U+200F' }, { text: 'pal' }],
    ],
    [
      'שלום\u200f\u200f',
      [{ text: 'שלום' }, { text: '\u200f', mark: 'U+200F' }, { text: '\u200f', mark: 'U+200F' }],
    ],
    ['שלום\u202e', [{ text: 'שלום' }, { text: '\u202e', mark: 'U+202E' }]],
    [
      'می\u200c\u200cشود',
      [
        { text: 'می' },
        { text: '\u200c', mark: 'U+200C' },
        { text: '\u200c', mark: 'U+200C' },
        { text: 'شود' },
      ],
    ],
  ])('%j', (text, stretches) => {
    expect(splitVisible(text)).toEqual(stretches)
  })

  it.each([
    ['a family', '👨\u200d👩\u200d👧\u200d👦'],
    ['skin and sex', '🧑🏽\u200d⚕️ 👩🏿\u200d🚀 🏃\u200d♀️'],
    ['flags', '🏳️\u200d🌈 🏴\u200d☠️ 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} 🇯🇵'],
    ['keycaps and signs', '1️⃣ #️⃣ ❤️ ™️ ☎︎'],
    ['Persian', 'می\u200cشود خانه\u200cها PDF\u200cها'],
    ['an Arabic abbreviation', 'ه\u200d'],
    ['Hindi', 'क्\u200dष क्\u200cष'],
    ['Bengali, Malayalam and Sinhala', 'র\u200d্য ന്\u200d ශ්\u200dරී'],
    ['Hebrew', 'אני אוהב C++\u200e מאוד, טל\u05f3 \u200e03-1234567\u200e, שלום!\u200f'],
    ['a sign at the end of a Hebrew line', 'שלום! C++\u200e'],
    ['Arabic', 'رقم الطلب: \u200e+966 50\u200f، شكرا\u061c'],
    ['Khmer and Thai', 'ភាសា\u200bខ្មែរ ภาษา\u200bไทย'],
    ['variants of Han letters', '葛\u{e0100}飾区'],
    ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ\u180b'],
  ])('shows %s as text', (_, text) => {
    expect(splitVisible(text)).toEqual([{ text }])
  })

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(
          splitVisible(text)
            .map((stretch) => stretch.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})

it('lists bytes eight a line', () => {
  expect(hexLines(new TextEncoder().encode('Hello wörld'))).toEqual([
    { offset: '000', hex: '48 65 6c 6c 6f 20 77 c3', ascii: 'Hello w·' },
    { offset: '008', hex: 'b6 72 6c 64', ascii: '·rld' },
  ])
  expect(hexLines(new Uint8Array())).toEqual([])
})

it.each([
  ['qr', 40, { version: '40', width: 177, height: 177 }],
  ['micro-qr', 2, { version: 'M2', width: 13, height: 13 }],
  ['rmqr', 1, { version: 'R7x43', width: 43, height: 7 }],
  ['aztec', 0, undefined],
] as const)('knows the size of %s %i', (format, version, size) => {
  expect(symbolSize({ format, version })).toEqual(size)
})
