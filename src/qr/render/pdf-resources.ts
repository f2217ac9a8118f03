import type { PdfFile, PdfRef } from './pdf-file'

const prefixes = { ColorSpace: 'C', ExtGState: 'G', Pattern: 'P', XObject: 'X' } as const
type Category = keyof typeof prefixes

export type PdfResources = ReturnType<typeof createPdfResources>

/** An object that several pages refer to, and whether it is translucent. */
export type SharedObject = { ref: PdfRef; isTransparent: boolean }

/**
 * Resource dictionary of a page (ISO 32000-1, §7.8.3).
 *
 * @param shared objects of earlier pages that this one may refer to, by a key
 */
export function createPdfResources(file: PdfFile, shared: Map<string, SharedObject>) {
  const named = new Map<Category, Map<string, { name: string; value: string }>>()
  const dictionary = file.reserve()
  let transparent = false

  /** Returns the name of a resource; it is created once per key. */
  function use(category: Category, key: string, make: () => PdfRef | string): string {
    const entries = named.get(category) ?? new Map<string, { name: string; value: string }>()
    named.set(category, entries)
    const known = entries.get(key)
    if (known) return known.name
    const value = make()
    const name = `/${prefixes[category]}${entries.size}`
    entries.set(key, { name, value })
    return name
  }

  /** Returns an object of the whole file, created once per key. */
  function reference(key: string, make: () => PdfRef): PdfRef {
    const known = shared.get(key)
    if (known) {
      transparent ||= known.isTransparent
      return known.ref
    }
    const wasTransparent = transparent
    transparent = false
    const ref = make()
    shared.set(key, { ref, isTransparent: transparent })
    transparent ||= wasTransparent
    return ref
  }

  /** Marks the page as translucent, so that it declares its blending color space. */
  function mix() {
    transparent = true
  }

  function finish(): { resources: PdfRef; transparent: boolean } {
    const dictionaries = [...named].map(([category, entries]) => {
      const list = [...entries.values()].map(({ name, value }) => `${name} ${value}`)
      return `/${category}<<${list.join('')}>>`
    })
    file.put(dictionary, `<<${dictionaries.join('')}>>`)
    return { resources: dictionary, transparent }
  }

  return { dictionary, use, reference, mix, finish }
}
