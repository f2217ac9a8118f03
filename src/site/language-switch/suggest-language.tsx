'use client'

import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { usePagePath } from '@/site/use-page-path'
import { findSuggestedLocale } from './find-suggested-locale'
import type { LocaleDomains } from './locale-link'
import type { Suggestion } from './suggestion-note'

/** Suggests the page in the visitor's language; loads its code only if there is a suggestion. */
export function SuggestLanguage({
  locale,
  ...places
}: {
  locale: Locale
  domains: LocaleDomains | undefined
  cookieDomain: string | undefined
}) {
  const path = usePagePath()
  const [suggestion, setSuggestion] = useState<Suggestion>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a page of its own
  useEffect(() => {
    let isCurrent = true
    let last: Locale | undefined
    const update = () => {
      const suggested = findSuggestedLocale(locale)
      if (suggested && suggested === last) return
      last = suggested
      if (!suggested) return setSuggestion(undefined)
      import('./suggestion-note')
        .then(({ loadSuggestion }) => loadSuggestion(suggested))
        // Failures are ignored: the page is complete without a suggestion.
        .then(
          (found) => isCurrent && last === suggested && setSuggestion(found),
          () => {},
        )
    }
    update()
    // The alternates may be added to the head after the page is shown.
    const head = new MutationObserver(update)
    head.observe(document.head, { childList: true })
    return () => {
      isCurrent = false
      head.disconnect()
    }
  }, [locale, path])

  if (!suggestion) return null
  const { Note, ...rest } = suggestion
  return <Note {...rest} {...places} path={path} onDismiss={() => setSuggestion(undefined)} />
}
