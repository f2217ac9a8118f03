import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { watchChanges } from '@/cms/admin/translation/translation-changes'
import type { EnglishUnit } from '@/cms/translation/read-source'
import type { SideBySideTexts } from './side-by-side-texts'
import { setSource } from './source-store'
import { useGlossary } from './use-glossary'

/** Loads the English texts of a form after each save, and shares them with its fields. */
export function useLoadedSource(
  { states, source }: { states: string; source: string },
  texts: SideBySideTexts,
  isShown: boolean,
): { units: readonly EnglishUnit[] | null; hasFailed: boolean } {
  const { lastUpdateTime } = useDocumentInfo()
  const [units, setUnits] = useState<readonly EnglishUnit[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const glossary = useGlossary()
  const load = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const answer = await fetch(source, { credentials: 'include', signal })
      if (!answer.ok) throw new Error(`HTTP status ${answer.status}`)
      const read = await answer.json()
      setUnits(read.units)
      setFailed(false)
    } catch {
      // Without connection, the texts of the last save remain.
      if (!signal.aborted) setFailed(true)
    }
  })

  // Each save changes what is missing and outdated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of the last save is a trigger
  useEffect(() => {
    const controller = new AbortController()
    load(controller.signal)
    const stop = watchChanges(states, () => load(controller.signal))
    return () => {
      stop()
      controller.abort()
    }
  }, [states, lastUpdateTime])
  useEffect(() => {
    if (!units) return
    setSource(source, {
      units,
      byKey: new Map(units.map((unit) => [unit.key, unit])),
      texts,
      glossary,
      isShown,
    })
  }, [source, units, texts, glossary, isShown])
  useEffect(() => () => setSource(source, undefined), [source])
  return { units, hasFailed }
}
