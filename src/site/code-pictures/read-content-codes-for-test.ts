import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { readPublicGlyphs } from '@/data/read-public-glyphs'
import { getLocale, type Locale } from '@/i18n/locales'
import { drawSampleCode, readSampleCode } from '@/qr/content'
import { decodeSvg } from '@/qr/render/decode-for-test'
import { findCodeLines } from '@/testing/find-code-lines'

const content = 'src/cms/seed/content'

function readTexts(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

/**
 * Halves the size: five pixels per module are enough for decoders and need a quarter of the time.
 */
function halve(svg: string): string {
  return svg.replace(/ (width|height)="(\d+)"/g, (_, name, px) => ` ${name}="${Number(px) / 2}"`)
}

/** Returns the codes in the seeded texts of a language. */
export function readContentCodes(locale: Locale) {
  return readTexts(join(content, locale)).flatMap(findCodeLines)
}

/** Expects two decoders to read the intended content of a code. */
export async function expectReadable(
  row: ReturnType<typeof readContentCodes>[number],
  locale: Locale,
): Promise<void> {
  const sample = readSampleCode(row ?? {}, getLocale(locale).lang)
  const svg = sample && (await drawSampleCode(sample, readPublicGlyphs))
  expect(svg && (await decodeSvg(halve(svg))), JSON.stringify(row)).toEqual({
    zxing: sample?.text,
    jsqr: sample?.text,
  })
}
