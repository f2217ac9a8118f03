'use client'

import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { usePathname } from '@/i18n/navigation'
import { findSuggestedLocale } from './find-suggested-locale'
import type { LocaleDomains } from './locale-link'
import type { Suggestion } from './suggestion-note'

/** Suggests the page in the visitor's own language; all it takes comes when there is something to. */
export function SuggestLanguage({
  locale,
  ...places
}: {
  locale: Locale
  domains: LocaleDomains | undefined
  cookieDomain: string | undefined
}) {
  const path = usePathname()
  const [suggestion, setSuggestion] = useState<Suggestion>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a page of its own
  useEffect(() => {
    let isCurrent = true
    const show = (found: Suggestion | undefined) => isCurrent && setSuggestion(found)
    const suggested = findSuggestedLocale(locale)
    if (suggested) {
      import('./suggestion-note')
        .then(({ loadSuggestion }) => loadSuggestion(suggested))
        // A page without a suggestion is whole.
        .then(show, () => {})
    } else show(undefined)
    return () => {
      isCurrent = false
    }
  }, [locale, path])

  if (!suggestion) return null
  const { Note, ...rest } = suggestion
  return <Note {...rest} {...places} path={path} onDismiss={() => setSuggestion(undefined)} />
}
