import { useSyncExternalStore } from 'react'
import type { TermGlossary } from '../../glossary/glossary'
import type { EnglishUnit } from '../../states/read-source'
import { useEditedDocument } from '../requests/use-edited-document'

/**
 * What the bar of a form shares with the fields, which have no other ancestor in common than
 * Payload's form.
 */
export type Source = {
  /** In the order of the form. */
  units: readonly EnglishUnit[]
  byKey: ReadonlyMap<string, EnglishUnit>
  glossary: TermGlossary | undefined
  /** Whether the English texts are shown. */
  isShown: boolean
}

/** By document and language. */
const sources = new Map<string, Source>()
const listeners = new Set<() => void>()

export const sourceKey = (document: string, locale: string) => `${document} ${locale}`

/** Replaces what is known of English texts; undefined once no form uses them. */
export function setSource(key: string, source: Source | undefined): void {
  if (source) sources.set(key, source)
  else sources.delete(key)
  for (const listener of listeners) listener()
}

/** Returns the English texts of the form that a field is in, while another language is edited. */
export function useSource(): Source | undefined {
  const { document, locale } = useEditedDocument()
  const key = sourceKey(document, locale)
  return useSyncExternalStore(
    subscribe,
    () => sources.get(key),
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
