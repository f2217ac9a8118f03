import { useSyncExternalStore } from 'react'
import type { TermGlossary } from '@/cms/glossary/glossary'
import type { EnglishUnit } from '@/cms/translation/read-source'
import type { SideBySideTexts } from './side-by-side-texts'

/**
 * What the bar of a form shares with the fields, which have no other ancestor in common than
 * Payload's form.
 */
export type Source = {
  /** In the order of the form. */
  units: readonly EnglishUnit[]
  byKey: ReadonlyMap<string, EnglishUnit>
  texts: SideBySideTexts
  glossary: TermGlossary | undefined
  /** Whether the English texts are shown. */
  isShown: boolean
}

/** By the address of the English texts. */
const sources = new Map<string, Source>()
const listeners = new Set<() => void>()

/** Replaces what is known of the English texts at an address; undefined once no form uses them. */
export function setSource(url: string, source: Source | undefined): void {
  if (source) sources.set(url, source)
  else sources.delete(url)
  for (const listener of listeners) listener()
}

export function useSource(url: string | null): Source | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (url === null ? undefined : sources.get(url)),
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
