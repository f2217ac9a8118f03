import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
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
  const [state, setState] = useState<Omit<RowsPlanState, 'retry'>>(none)
  const { level, minVersion, mask, eci, modules, finders, background } = design
  // Only properties that affect rows, so that another margin does not repeat the plan.
  const styleKey = JSON.stringify({ level, minVersion, mask, eci, modules, finders, background })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` starts it once more
  useEffect(() => {
    if (!list || !mapping) {
      setState(none)
      return
    }
    const stop = new AbortController()
    const total = Math.max(list.cells.length, 1)
    setState((last) => ({ ...last, status: 'planning', share: 0 }))
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
          onProgress: (row) => setState((last) => ({ ...last, share: row / total })),
        },
      ).then(
        (plan) => !stop.signal.aborted && setState({ status: 'ready', share: 1, plan }),
        () => !stop.signal.aborted && setState((last) => ({ ...last, status: 'failed' })),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [list, mapping, styleKey, labels, locale, attempt])

  return { ...state, retry: () => setAttempt((last) => last + 1) }
}
