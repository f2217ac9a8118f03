import type { PdfFile, PdfRef } from './pdf-file'

const prefixes = { ColorSpace: 'C', ExtGState: 'G', Pattern: 'P', XObject: 'X' } as const
type Category = keyof typeof prefixes

export type PdfResources = ReturnType<typeof createPdfResources>

/** What the pages of a file draw with, under names: one dictionary for all (ISO 32000-1, §7.8.3). */
export function createPdfResources(file: PdfFile) {
  const named = new Map<Category, Map<string, string>>()
  const referenced = new Map<string, PdfRef>()
  const dictionary = file.reserve()
  let transparent = false

  /** The name of a resource; the same key has the same name and is made once. */
  function use(category: Category, key: string, make: () => PdfRef | string): string {
    const entries = named.get(category) ?? new Map<string, string>()
    named.set(category, entries)
    if (!entries.has(key)) entries.set(key, make())
    return `/${prefixes[category]}${[...entries.keys()].indexOf(key)}`
  }

  /** An object that others point to without a name, made once for a key. */
  function reference(key: string, make: () => PdfRef): PdfRef {
    const ref = referenced.get(key) ?? make()
    referenced.set(key, ref)
    return ref
  }

  /** To be called where anything shows through; the pages then say in which colours to mix. */
  function mix() {
    transparent = true
  }

  function finish(): { resources: PdfRef; transparent: boolean } {
    const dictionaries = [...named].map(([category, entries]) => {
      const list = [...entries.values()].map(
        (ref, index) => `/${prefixes[category]}${index} ${ref}`,
      )
      return `/${category}<<${list.join('')}>>`
    })
    file.put(dictionary, `<<${dictionaries.join('')}>>`)
    return { resources: dictionary, transparent }
  }

  return { dictionary, use, reference, mix, finish }
}
