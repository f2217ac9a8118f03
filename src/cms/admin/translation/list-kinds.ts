import type { PayloadRequest } from 'payload'
import { translateLabel } from '@/cms/translate-label'

/** Names of collections and globals; `title` is the name of a global. */
export type Kinds = ReadonlyMap<string, { kind: string; title: string | null }>

/** The names of the collections and globals with translations. */
export function listKinds(req: PayloadRequest): Kinds {
  const { language } = req.i18n
  const nameOf = (label: unknown) => translateLabel(label, language) ?? ''
  type Kind = [slug: string, { kind: string; title: string | null }]
  const collections: Kind[] = req.payload.config.collections
    .filter(({ custom }) => custom?.hasTranslations)
    .map(({ slug, labels }) => [slug, { kind: nameOf(labels?.plural), title: null }])
  const globals: Kind[] = req.payload.config.globals
    .filter(({ custom }) => custom?.hasTranslations)
    .map(({ slug, label }) => [slug, { kind: nameOf(label), title: nameOf(label) }])
  return new Map([...collections, ...globals])
}
