import { describe, expect, it } from 'vitest'
import { readSampleCode } from './sample-code'
import { splitSample, splitSamples } from './split-sample'

describe('splitSample', () => {
  it('parts the look from the content', () => {
    const split = splitSample(
      'scene: poster\ntype: wifi\npreset: fern\nframe: Join our Wi-Fi\nmargin: 6\n\nssid: Garden\npassword: tomato\\n2024',
    )
    expect(split).toEqual({
      scene: 'poster',
      row: {
        type: 'wifi',
        preset: 'fern',
        frameText: 'Join our Wi-Fi',
        marginModules: 6,
        fields: 'ssid: Garden\npassword: tomato\\n2024',
      },
    })
    expect(readSampleCode(split?.row ?? {})?.draft.password).toBe('tomato\n2024')
  })

  it('refuses other lines, and leaves a margin that is no number to the reader', () => {
    expect(splitSample('just words')).toBeNull()
    const row = splitSample('type: text\nmargin: wide\ntext: a')?.row
    expect(row && readSampleCode(row)).toBeNull()
  })
})

describe('splitSamples', () => {
  it('begins the next code with each label', () => {
    expect(
      splitSamples(
        'caption: Two levels\nalt: Two codes\nlabel: L\ntype: url\nlevel: L\nurl: https://example.com\nlabel: H\ntype: url\nlevel: H\nurl: https://example.com',
      ),
    ).toEqual({
      caption: 'Two levels',
      alt: 'Two codes',
      codes: [
        { label: 'L', type: 'url', level: 'L', fields: 'url: https://example.com' },
        { label: 'H', type: 'url', level: 'H', fields: 'url: https://example.com' },
      ],
    })
  })

  it('reads a single code without a label', () => {
    expect(splitSamples('caption: One\ntype: text\ntext: a')?.codes).toEqual([
      { type: 'text', fields: 'text: a' },
    ])
  })
})
