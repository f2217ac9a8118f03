import type { GlyphLoader } from '@/qr/text/glyph-files'
import { createHttp } from '@/std/create-http'
import { fetchJson } from '@/std/fetch-json'

// Workers use this too, and they fetch no further scripts.
const http = createHttp('/')

/**
 * A loader for the browser: fetches the files below `address` (such as '/glyphs') and keeps them
 * as long as the page lives. A file that could not be fetched is tried again at the next call.
 */
export function fetchGlyphs(address: string): GlyphLoader {
  const kept = new Map<string, Promise<unknown>>()
  return (file) => {
    const known = kept.get(file)
    if (known) return known
    const loading = fetchJson(`${address}/${file}`, http)
    kept.set(file, loading)
    loading.catch(() => kept.delete(file))
    return loading
  }
}
