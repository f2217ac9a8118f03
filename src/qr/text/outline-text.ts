import type { Frame } from '@/qr/design/design'
import { decodeGlyph } from '@/qr/text/decode-glyph'
import { type FoundGlyph, findGlyphsInOneHand, findGlyphsInOrder } from '@/qr/text/find-glyphs'
import type { FontFile, GlyphFont, GlyphLoader } from '@/qr/text/glyph-files'
import type { OutlinedText } from '@/qr/text/outlined-text'
import { writeGlyph } from '@/qr/text/write-glyph'
import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'

type Options = {
  font: Frame['font']
  /** Language of the text's author; 'zh…' prefers Chinese forms, any other Japanese ones. */
  language: string
  load: GlyphLoader
}

/**
 * Sets a line of text as outlines, identically in the browser and on the server. Letters come from
 * the chosen font, ideographs and kana from Noto Sans; there is no shaping, so scripts that need
 * shaping are missing. Line breaks and tabs count as spaces; leading and trailing spaces are
 * dropped. Rejects only when `load` does.
 */
export async function outlineText(
  text: string,
  { font, language, load }: Options,
): Promise<OutlinedText> {
  const characters = [...normalizeLine(text)]
  const glyphs = await chooseGlyphs(characters, { font, language, load })
  const chosen = (await load(`${font}/font.json`)) as FontFile

  const fonts = new Set<FontFile>()
  let [path, pen] = ['', 0]
  let previous: { font: FontFile; character: string } | undefined
  for (const character of trimBlanks(characters.filter((one) => glyphs.has(one)))) {
    const found = glyphs.get(character) as FoundGlyph
    fonts.add(found.font)
    const scale = 1000 / found.font.unitsPerEm
    if (previous?.font === found.font) {
      pen += findKerning(found.font, previous.character, character) * scale
    }
    const glyph = decodeGlyph(found.glyph)
    path += writeGlyph(glyph, { pen, scale })
    pen += glyph.advance * scale
    previous = { font: found.font, character }
  }

  const lines = fonts.size > 0 ? [...fonts] : [chosen]
  return {
    path,
    width: pen / 1000,
    ascent: Math.max(...lines.map(({ ascent, unitsPerEm }) => ascent / unitsPerEm)),
    descent: Math.max(...lines.map(({ descent, unitsPerEm }) => descent / unitsPerEm)),
    missing: [...new Set(characters)].filter((character) => !glyphs.has(character)),
  }
}

/**
 * Normalizes a text to one line in NFC, without control and formatting characters. Spaces of
 * different widths are reduced to the common, the thin and the ideographic one, because the fonts
 * lack others.
 */
function normalizeLine(text: string): string {
  return replaceLoneSurrogates(text)
    .normalize('NFC')
    .replace(/[\u2006\u2008-\u200A\u202F]/g, '\u2009')
    .replace(/[\t\n\v\f\r\u0085\u00A0\u2000-\u2005\u2007\u2028\u2029\u205F]/g, ' ')
    .replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
}

/** Removes leading and trailing spaces, also those next to characters without a glyph. */
function trimBlanks(characters: readonly string[]): readonly string[] {
  const start = characters.findIndex((character) => character !== ' ')
  return characters.slice(Math.max(start, 0), characters.findLastIndex((one) => one !== ' ') + 1)
}

/** Punctuation also used in alphabetic scripts, but as wide as an ideograph among ideographs. */
const widePunctuation = new Set('“”‘’…‥—·')

async function chooseGlyphs(
  characters: readonly string[],
  { font, language, load }: Options,
): Promise<ReadonlyMap<string, FoundGlyph>> {
  const line = characters.join('')
  const hasKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line)
  const isEastAsian = hasKana || (/^(zh|ja)\b/i.test(language) && /\p{Script=Han}/u.test(line))

  const alphabets: readonly GlyphFont[] = font === 'display' ? ['display', 'sans'] : ['sans']
  const narrow = characters.filter((one) => !isEastAsian || !widePunctuation.has(one))
  const letters = await findGlyphsInOrder(new Set(narrow), alphabets, load)
  const rest = new Set(characters.filter((character) => !letters.has(character)))
  const ideographs = hasKana
    ? await findGlyphsInOrder(rest, ['jp', 'sc'], load)
    : await findGlyphsInOneHand(rest, /^zh\b/i.test(language) ? ['sc', 'jp'] : ['jp', 'sc'], load)
  return new Map([...letters, ...ideographs])
}

/** Returns the kerning between two characters of a font, in font units. */
function findKerning(font: FontFile, left: string, right: string): number {
  for (const table of font.kerning) {
    const row = table.left.findIndex((characters) => characters.includes(left))
    const column = table.right.findIndex((characters) => characters.includes(right))
    if (row >= 0 && column >= 0) return Number(table.values[row]?.split(' ')[column] ?? 0)
  }
  return 0
}
