/** The folders under `public/glyphs`, made by `scripts/make-glyphs.mjs`. */
export const glyphFonts = ['sans', 'display', 'jp', 'sc'] as const
export type GlyphFont = (typeof glyphFonts)[number]

/**
 * `<font>/font.json`: properties of a whole font. Lengths are in font units, `unitsPerEm` to the
 * em.
 */
export type FontFile = {
  unitsPerEm: number
  ascent: number
  descent: number
  /** Blocks that have a file, in hexadecimal, separated by spaces. */
  blocks: string
  /** Searched in order; the first table with both characters applies. */
  kerning: readonly KerningTable[]
}

/**
 * Characters that kern alike share a class: `left` lists the classes of characters on the left of a
 * pair, `right` those on the right; `values` has a line for each left class, with the units to add
 * for each right class, separated by spaces.
 */
export type KerningTable = {
  left: readonly string[]
  right: readonly string[]
  values: readonly string[]
}

/** `<font>/<block>.json`: a glyph for each character, in the notation of `decode-glyph.ts`. */
export type BlockFile = Readonly<Record<string, string>>

/** Reads a file below `public/glyphs`, such as 'sans/font.json'; rejects if it cannot be read. */
export type GlyphLoader = (file: string) => Promise<unknown>

const codePointsPerBlock = 128

/** Returns the name of a character's block: '0' for ASCII, '9c' for U+4E00. */
export function blockName(character: string): string {
  return Math.floor((character.codePointAt(0) as number) / codePointsPerBlock).toString(16)
}
