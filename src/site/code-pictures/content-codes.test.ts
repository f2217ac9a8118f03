import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCodes } from '@/cms/seed/text/find-codes'
import { defaultLocale, getLocale, localeCodes } from '@/i18n/locales'
import { readSampleCode } from '@/qr/content/sample-code'
import { decodeSvg } from '@/qr/render/decode-for-test'
import { drawSample } from './draw-sample'

const content = 'src/cms/seed/content'

function readTexts(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** Five pixels to a module are enough for readers, and take a quarter of the time. */
function halve(svg: string): string {
  return svg.replace(/ (width|height)="(\d+)"/g, (_, name, px) => ` ${name}="${Number(px) / 2}"`)
}

/** Many codes are the same in all languages; each is drawn once. */
const drawn = new Set<string>()

describe.each(localeCodes)('the codes in the texts of %s', (locale) => {
  it('are drawn so that two readers read what they say', async () => {
    const { lang } = getLocale(locale)
    const rows = readTexts(join(content, locale)).flatMap(findCodes)
    if (locale === defaultLocale) expect(rows.length).toBeGreaterThan(30)
    for (const row of rows) {
      if (drawn.has(JSON.stringify(row))) continue
      drawn.add(JSON.stringify(row))
      const sample = readSampleCode(row ?? {}, lang)
      const svg = sample && (await drawSample(sample))
      expect(svg && (await decodeSvg(halve(svg))), JSON.stringify(row)).toEqual({
        zxing: sample?.text,
        jsqr: sample?.text,
      })
    }
  }, 60_000)
})
