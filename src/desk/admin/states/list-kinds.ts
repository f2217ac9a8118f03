import type { PayloadRequest } from 'payload'
import { translateLabel } from '../../documents/translate-label'
import { deskLabelFor } from '../../texts'

type Kind = {
  kind: string
  /** The name of a global. */
  title: string | null
  /** The name of documents without a title. */
  untitled: string
}

/** Names of collections and globals. */
export type Kinds = ReadonlyMap<string, Kind>

/** The names of the collections and globals with translations. */
export function listKinds(req: PayloadRequest): Kinds {
  const { language } = req.i18n
  const untitled = deskLabelFor(language, 'translations.untitled')
  const nameOf = (label: unknown) => translateLabel(label, language) ?? ''
  const collections = req.payload.config.collections
    .filter(({ custom }) => custom?.hasTranslations)
    .map(({ slug, labels }): [string, Kind] => [
      slug,
      {
        kind: nameOf(labels?.plural),
        title: null,
        untitled: `${nameOf(labels?.singular)}: ${untitled}`,
      },
    ])
  const globals = req.payload.config.globals
    .filter(({ custom }) => custom?.hasTranslations)
    .map(({ slug, label }): [string, Kind] => [
      slug,
      { kind: nameOf(label), title: nameOf(label), untitled },
    ])
  return new Map([...collections, ...globals])
}

/**
 * Names a document: a global in the language of the user, others by their English title. The titles that
 * are stored with states and in logs are the id of a document without one, which nobody is shown.
 */
export function nameDocument(
  kinds: Kinds,
  entity: string,
  id: string,
  title: string | null | undefined,
): string {
  const kind = kinds.get(entity)
  if (kind?.title) return kind.title
  return title && title !== id && title !== entity ? title : (kind?.untitled ?? entity)
}
