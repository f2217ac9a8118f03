import { describe, expect, it } from 'vitest'
import { readSampleCode } from '@/qr/content'
import { readCodes, writeCodes } from './codes-markdown'

const text = `caption: The same link twice
alt: Two codes. The right one has more modules.
label: Level L
type: url
level: L
url: https://www.example.com/menu
label: Level H, with a frame
type: url
preset: lagoon
level: H
margin: 6
shape: ribbon
frame: Read the menu
icon: heart
url: https://www.example.com/menu`

describe('a figure of codes', () => {
  it('begins a code with each label', () => {
    expect(readCodes(text)).toEqual({
      caption: 'The same link twice',
      alt: 'Two codes. The right one has more modules.',
      codes: [
        { label: 'Level L', type: 'url', level: 'L', fields: 'url: https://www.example.com/menu' },
        {
          label: 'Level H, with a frame',
          type: 'url',
          preset: 'lagoon',
          level: 'H',
          marginModules: 6,
          frameShape: 'ribbon',
          frameText: 'Read the menu',
          icon: 'heart',
          fields: 'url: https://www.example.com/menu',
        },
      ],
    })
  })

  it('holds codes that can be read', () => {
    expect(readCodes(text)?.codes.map((row) => readSampleCode(row) !== null)).toEqual([true, true])
  })

  it('comes back from what is written of it', () => {
    const figure = readCodes(text)
    expect(figure && readCodes(writeCodes(figure))).toEqual(figure)
    const lines = 'alt: A note\nlabel: Note\ntype: text\ntext: one\\ntwo \\\\ three'
    expect(writeCodes(readCodes(lines) as NonNullable<ReturnType<typeof readCodes>>)).toBe(lines)
  })

  it('is none where a line has no name', () => {
    expect(readCodes('alt: A\nlabel: B\nhttps')).toBeUndefined()
  })
})
