import type { GlyphLoader } from '@/qr/text/glyph-files'
import { createHttp } from '@/std/create-http'
import { fetchJson } from '@/std/fetch-json'

// This module also runs in workers, which load no further scripts.
const http = createHttp('/')

/**
 * Creates a loader for the browser that fetches the files below `address` (such as '/glyphs') and
 * caches them for the lifetime of the page. A failed file is fetched again on the next call.
 */
export function fetchGlyphs(address: string): GlyphLoader {
  const glyphFiles = new Map<string, Promise<unknown>>()
  return (file) => {
    const known = glyphFiles.get(file)
    if (known) return known
    const loading = fetchJson(`${address}/${file}`, http)
    glyphFiles.set(file, loading)
    loading.catch(() => glyphFiles.delete(file))
    return loading
  }
}
