'use client'

import { useTitleWithoutId } from './use-english-title'

/** Replaces an id in the place of the title of a document; `english` is its title in English. */
export function TitleWithoutId({ english }: { english: string }) {
  useTitleWithoutId(english)
  return null
}
