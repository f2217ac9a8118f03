export { fetchGlyphs } from './fetch-glyphs'
export type { GlyphLoader } from './glyph-files'
export { outlineText } from './outline-text'
export type { OutlinedText } from './outlined-text'
