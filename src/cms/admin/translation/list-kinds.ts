import type { PayloadRequest } from 'payload'

/** Names of collections and globals; `title` is the name of a global. */
export type Kinds = ReadonlyMap<string, { kind: string; title: string | null }>

/** The names of the collections and globals with translations. */
export function listKinds(req: PayloadRequest): Kinds {
  const { language } = req.i18n
  const nameOf = (label: unknown) =>
    typeof label === 'object' && label
      ? String((label as Record<string, unknown>)[language] ?? Object.values(label)[0])
      : String(label)
  type Kind = [slug: string, { kind: string; title: string | null }]
  const collections: Kind[] = req.payload.config.collections
    .filter(({ custom }) => custom?.hasTranslations)
    .map(({ slug, labels }) => [slug, { kind: nameOf(labels?.plural), title: null }])
  const globals: Kind[] = req.payload.config.globals
    .filter(({ custom }) => custom?.hasTranslations)
    .map(({ slug, label }) => [slug, { kind: nameOf(label), title: nameOf(label) }])
  return new Map([...collections, ...globals])
}
