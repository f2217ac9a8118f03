import { describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { splitTitle } from './split-title'

const split = (title: string, locale: Locale) => splitTitle(title, locale).map(({ text }) => text)

describe('splitTitle', () => {
  it.each([
    ['en', 'Codes that scan', ['Codes', 'that', 'scan']],
    ['en', 'Wi-Fi codes', ['Wi-Fi', 'codes']],
    ['de', 'Datenschutz-Folgenabschätzung', ['Datenschutz-', 'Folgenabschätzung']],
    ['fr', 'Codes\u00A0: les «\u202Fbons\u202F»', ['Codes\u00A0:', 'les', '«\u202Fbons\u202F»']],
  ] as const)('breaks at blanks and long hyphens only: %s %s', (locale, title, pieces) => {
    expect(split(title, locale)).toEqual(pieces)
  })

  it.each([
    ['ja', '「余白」が大切な理由、そして、印刷の前に。'],
    ['ja', 'Wi-Fi用QRコードの仕組みと、印刷前に確かめておきたいこと！'],
    ['zh', '打印之前，需要知道的“边距”与尺寸（以及更多）。'],
  ] as const)('never puts closing marks first or opening ones last: %s %s', (locale, title) => {
    const pieces = split(title, locale)
    expect(pieces.join('')).toBe(title)
    expect(pieces.length).toBeGreaterThan(4)
    for (const piece of pieces) {
      expect(piece).not.toMatch(/^[、。，！」”）ー]/)
      expect(piece).not.toMatch(/[「“（]$/)
    }
  })

  it('keeps Japanese particles with the word before them', () => {
    expect(split('余白を印刷する', 'ja')).toEqual(['余白を', '印刷する'])
  })
})
