/** The folders under `public/glyphs`, made by `scripts/make-glyphs.mjs`. */
export const glyphFonts = ['sans', 'display', 'jp', 'sc'] as const
export type GlyphFont = (typeof glyphFonts)[number]

/** `<font>/font.json`: what holds for a whole font. Lengths are in units, `unitsPerEm` to the em. */
export type FontFile = {
  unitsPerEm: number
  ascent: number
  descent: number
  /** The blocks there are files for, in hexadecimal, separated by blanks. */
  blocks: string
  /** Looked through in order; the first that knows both characters decides. */
  kerning: readonly KerningTable[]
}

/**
 * Characters that kern alike share a class: `left` lists the classes of characters on the left of
 * a pair, `right` those on the right; `values` has a line for each left class, with the units to
 * add for each right class, separated by blanks.
 */
export type KerningTable = {
  left: readonly string[]
  right: readonly string[]
  values: readonly string[]
}

/** `<font>/<block>.json`: a glyph for each character, in the notation of `decode-glyph.ts`. */
export type BlockFile = Readonly<Record<string, string>>

/** Reads a file below `public/glyphs`, such as 'sans/font.json'; throws when it cannot. */
export type GlyphLoader = (file: string) => Promise<unknown>

const codePointsPerBlock = 128

/** The name of the block that a character is in: '0' for ASCII, '9c' for U+4E00. */
export function blockName(character: string): string {
  return Math.floor((character.codePointAt(0) as number) / codePointsPerBlock).toString(16)
}
