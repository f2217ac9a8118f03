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
  ])('%j', (text, stretches) => {
    expect(splitVisible(text)).toEqual(stretches)
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
