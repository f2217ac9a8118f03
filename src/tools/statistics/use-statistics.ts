import { useCallback, useEffect, useRef, useState } from 'react'
import type { OwnedKey, Problem, Statistics } from '@/codes'
import { callApi } from '@/tools/shared/dynamic/code-client'

const refreshMs = 30_000

export type StatisticsRequest = { from: string; to: string; timeZone: string }

type Read = {
  statistics?: Statistics
  /** Why there is no newer data; null without a response. */
  problem?: Problem | null
  isBusy: boolean
}

/** Statistics of a range, requested again twice a minute while the page is visible. */
export function useStatistics(key: OwnedKey, requested: StatisticsRequest | undefined) {
  const [read, setRead] = useState<Read>({ isBusy: true })
  const running = useRef<AbortController>(undefined)
  const { slug, editKey } = key
  const { from, to, timeZone } = requested ?? {}

  const fetchStatistics = useCallback(async () => {
    if (!from || !to || !timeZone) return
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setRead((last) => ({ ...last, isBusy: true }))
    const answer = await callApi('GET /codes/{slug}/statistics', {
      params: { slug },
      query: { from, to, timeZone },
      ...{ editKey, signal: own.signal },
    }).catch(() => undefined)
    if (own.signal.aborted || !answer) return
    setRead((last) =>
      answer.ok
        ? { statistics: answer.body, isBusy: false }
        : { ...last, problem: answer.problem, isBusy: false },
    )
  }, [slug, editKey, from, to, timeZone])

  useEffect(() => {
    fetchStatistics()
    const timer = setInterval(
      () => document.visibilityState === 'visible' && fetchStatistics(),
      refreshMs,
    )
    return () => {
      clearInterval(timer)
      running.current?.abort()
    }
  }, [fetchStatistics])
  return { ...read, retry: fetchStatistics }
}
