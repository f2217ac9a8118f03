import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useAnswer } from '../requests/use-request'
import { setSource, sourceKey } from './source-store'

/**
 * Loads the English texts of a form and the glossary of its language, and shares them with its
 * fields. Without the glossary, no terms are marked.
 */
export function useLoadedSource(document: string, locale: string, isShown: boolean) {
  const { lastUpdateTime } = useDocumentInfo()
  const query = { locale }
  // Each save changes what is missing and outdated.
  const { answer, state } = useAnswer(
    'GET /:document/translations/source',
    { document, query },
    lastUpdateTime,
  )
  const { answer: glossary } = useAnswer('GET /glossary', { query })
  const units = answer?.units
  const key = sourceKey(document, locale)
  useEffect(() => {
    if (!units) return
    const byKey = new Map(units.map((unit) => [unit.key, unit]))
    setSource(key, { units, byKey, glossary, isShown })
  }, [key, units, glossary, isShown])
  useEffect(() => () => setSource(key, undefined), [key])
  return { units, machine: answer?.machine, hasFailed: state === 'failed' }
}
