import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GlyphLoader } from '@/qr/text'

const cached = new Map<string, Promise<unknown>>()

/**
 * Loads glyphs for the running site from `public/glyphs` in the working directory, and caches them.
 * The loader in `qr/text` reads them relative to its source file, which does not work after a build.
 */
export const readPublicGlyphs: GlyphLoader = (file) => {
  const known = cached.get(file)
  if (known) return known
  const path = join(/* turbopackIgnore: true */ process.cwd(), 'public', 'glyphs', file)
  const reading = readFile(path, 'utf8').then(JSON.parse)
  cached.set(file, reading)
  reading.catch(() => cached.delete(file))
  return reading
}
