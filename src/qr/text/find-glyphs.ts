import {
  type BlockFile,
  blockName,
  type FontFile,
  type GlyphFont,
  type GlyphLoader,
} from '@/qr/text/glyph-files'

/** A glyph in the notation of `glyph-notation.ts`, and its font. */
export type FoundGlyph = { font: FontFile; glyph: string }
export type FoundGlyphs = ReadonlyMap<string, FoundGlyph>

/**
 * Finds the glyphs that one font has for some characters. Loads only the required files of the
 * font.
 */
export async function findGlyphs(
  characters: Iterable<string>,
  fontName: GlyphFont,
  load: GlyphLoader,
): Promise<FoundGlyphs> {
  const font = (await load(`${fontName}/font.json`)) as FontFile
  const blocks = new Set(font.blocks.split(' '))
  const findGlyph = async (character: string) => {
    const name = blockName(character)
    if (!blocks.has(name)) return
    const block = (await load(`${fontName}/${name}.json`)) as BlockFile
    const glyph = block[character]
    return glyph === undefined ? undefined : ([character, { font, glyph }] as const)
  }
  const found = await Promise.all([...new Set(characters)].map(findGlyph))
  return new Map(found.filter((entry) => entry !== undefined))
}

/** Finds each character in the first font that has it. */
export async function findGlyphsInOrder(
  characters: ReadonlySet<string>,
  fonts: readonly GlyphFont[],
  load: GlyphLoader,
): Promise<FoundGlyphs> {
  const found = new Map<string, FoundGlyph>()
  for (const font of fonts) {
    const wanted = [...characters].filter((character) => !found.has(character))
    if (wanted.length === 0) break
    for (const [character, glyph] of await findGlyphs(wanted, font, load)) {
      found.set(character, glyph)
    }
  }
  return found
}

/** Finds all characters in the first font that has the most of them, and the rest in the others. */
export async function findGlyphsInOneHand(
  characters: ReadonlySet<string>,
  fonts: readonly GlyphFont[],
  load: GlyphLoader,
): Promise<FoundGlyphs> {
  if (characters.size === 0) return new Map()
  const hands: FoundGlyphs[] = []
  for (const font of fonts) {
    const hand = await findGlyphs(characters, font, load)
    if (hand.size === characters.size) return hand
    hands.push(hand)
  }
  hands.sort((a, b) => b.size - a.size)
  return new Map(hands.reverse().flatMap((hand) => [...hand]))
}
