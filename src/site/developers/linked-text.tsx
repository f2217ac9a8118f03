'use client'

import type { ReactNode } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { type DeveloperPage, localizedPath } from '@/paths'
import { objectAnchor, pathOf } from './reference-links'

const objectPattern = /\{(?:([a-z-]+)\/)?([A-Z]\w*)\}/

/** A text with links to objects: `{Name}` on the same page, `{page/Name}` on another. */
export function LinkedText({ text }: { text: string }): ReactNode {
  const locale = useLocale()
  const parts = text.split(objectPattern)
  if (parts.length === 1) return text
  return parts.map((part, at) => {
    // Every third part is the name of an object, after that of its page.
    if (at % 3 === 1) return null
    if (at % 3 === 0) return part
    const page = parts[at - 1] as DeveloperPage | undefined
    const path = page === undefined ? '' : localizedPath(locale, pathOf(page))
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: an object may be named twice
      <a key={at} href={`${path}#${objectAnchor(part)}`}>
        {part}
      </a>
    )
  })
}
