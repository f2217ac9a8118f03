import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GlyphLoader } from '@/qr/text/glyph-files'

const kept = new Map<string, Promise<unknown>>()

/**
 * The loader for the running site: reads `public/glyphs` where the process stands, and keeps what
 * it has read. The one in `qr/text` looks next to its own source, which is elsewhere once built.
 */
export const readPublicGlyphs: GlyphLoader = (file) => {
  const known = kept.get(file)
  if (known) return known
  const path = join(/* turbopackIgnore: true */ process.cwd(), 'public', 'glyphs', file)
  const reading = readFile(path, 'utf8').then(JSON.parse)
  kept.set(file, reading)
  reading.catch(() => kept.delete(file))
  return reading
}
