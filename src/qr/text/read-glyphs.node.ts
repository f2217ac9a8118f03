import { readFile } from 'node:fs/promises'
import type { GlyphLoader } from '@/qr/text/glyph-files'

const folder = new URL('../../../public/glyphs/', import.meta.url)
const glyphFiles = new Map<string, Promise<unknown>>()

/** Loader for Node: reads `public/glyphs` and caches its files. */
export const readGlyphs: GlyphLoader = (file) => {
  const known = glyphFiles.get(file)
  if (known) return known
  const reading = readFile(new URL(file, folder), 'utf8').then(JSON.parse)
  glyphFiles.set(file, reading)
  return reading
}
