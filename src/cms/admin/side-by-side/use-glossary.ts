import { useConfig, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { TermGlossary } from '@/cms/glossary/glossary'

/** Loads the glossary of the language of a form. Without it, no terms are marked. */
export function useGlossary(): TermGlossary | undefined {
  const { config } = useConfig()
  const { code } = useLocale()
  const { api } = config.routes
  const [glossary, setGlossary] = useState<TermGlossary>()
  useEffect(() => {
    const controller = new AbortController()
    fetch(`${api}/glossary?locale=${code}`, {
      credentials: 'include',
      signal: controller.signal,
    })
      .then(async (answer) => answer.ok && setGlossary(await answer.json()))
      .catch(() => {})
    return () => controller.abort()
  }, [api, code])
  return glossary?.locale === code ? glossary : undefined
}
