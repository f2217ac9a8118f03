import type { Logo } from '@/qr/design'
import type { Pixels } from '@/qr/render'

/** Limits the cached logos, because their pixels are large. */
const logoCache = 3
const loaded = new Map<string, Promise<ReadonlyMap<string, Pixels>>>()
const none: ReadonlyMap<string, Pixels> = new Map()

/** Loads the pixels of a logo from a file for the check; a worker cannot decode SVG. */
export async function loadLogoPixels(logo: Logo | null): Promise<ReadonlyMap<string, Pixels>> {
  if (logo?.source.kind !== 'image') return none
  const { dataUrl, widthPx, heightPx } = logo.source
  const found = loaded.get(dataUrl)
  if (found) return found
  const { loadPictures } = await import('@/qr/render')
  const picture = { kind: 'picture', dataUrl, x: 0, y: 0, cornerRadius: 0 } as const
  const pixels = loadPictures({ items: [{ ...picture, width: widthPx, height: heightPx }] })
  loaded.set(dataUrl, pixels)
  for (const old of [...loaded.keys()].slice(0, -logoCache)) loaded.delete(old)
  return pixels
}
