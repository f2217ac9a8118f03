import { useEffect, useMemo, useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import type { Design } from '@/qr/design'
import type { BatchList, BatchMapping } from './batch-list'
import { planRowsApart } from './list-service'
import type { PlanDesign, RowsPlan } from './plan-rows'
import { useListLabels } from './use-list-labels'

export type RowsPlanState = {
  status: 'none' | 'planning' | 'ready' | 'failed'
  /** Progress through the list, from 0 to 1. */
  share: number
  /** The last plan, which remains during the next one so that the layout does not shift. */
  plan: RowsPlan | null
  retry: () => void
}

const none = { status: 'none', share: 0, plan: null } as const

/** With the list and its settings that it is about; compared while rendering. */
type State = Omit<RowsPlanState, 'retry'> & { question: object | null }

/** Delay after the last change, so that typing does not start a plan per keystroke. */
const pauseMs = 150

/** Plans the rows in a worker after each change. */
export function useRowsPlan(
  list: BatchList | null,
  mapping: BatchMapping | null,
  design: Design,
): RowsPlanState {
  const labels = useListLabels()
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>({ ...none, question: null })
  const { level, minVersion, mask, eci, modules, finders, background } = design
  // Only properties that affect rows, so that another margin does not repeat the plan.
  const styleKey = JSON.stringify({ level, minVersion, mask, eci, modules, finders, background })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another question
  const question = useMemo(
    () => (list && mapping ? { list, mapping, styleKey, labels, locale } : null),
    [list, mapping, styleKey, labels, locale, attempt],
  )

  useEffect(() => {
    if (!question) {
      setState({ ...none, question: null })
      return
    }
    const { list, mapping, styleKey, labels, locale } = question
    const stop = new AbortController()
    const total = Math.max(list.cells.length, 1)
    const update = (change: Partial<State>) => {
      if (!stop.signal.aborted) setState((last) => ({ ...last, question, ...change }))
    }
    const timer = setTimeout(() => {
      planRowsApart(
        list,
        mapping,
        {
          design: JSON.parse(styleKey) as PlanDesign,
          words: labels.cells(mapping.type),
          locale,
        },
        {
          signal: stop.signal,
          onProgress: (row) => update({ status: 'planning', share: row / total }),
        },
      ).then(
        (plan) => update({ status: 'ready', share: 1, plan }),
        () => update({ status: 'failed' }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [question])

  const retry = () => setAttempt((last) => last + 1)
  if (!question) return { ...none, retry }
  const { question: asked, ...found } = state
  return asked === question
    ? { ...found, retry }
    : { ...found, status: 'planning', share: 0, retry }
}
