import { useEffect, useRef, useState } from 'react'
import type { Problem } from '@/codes'
import type { WorkspaceStatistics } from '@/data/workspaces/statistics/api-schemas'
import { useHandler } from '@/tools/shared/use-handler'
import { useWorkspace } from '../workspace-session'
import { type CombinedQuery, writeStatisticsQuery } from './combined-query'

const typingMs = 300

type Read = {
  statistics: WorkspaceStatistics | undefined
  /** Why there is no newer data: null without a response, undefined if there is. */
  problem: Problem | null | undefined
  isBusy: boolean
}

/**
 * The statistics of a query. The last ones stay while others are requested; an answer to an earlier
 * query is never shown.
 */
export function useWorkspaceStatistics(query: CombinedQuery) {
  const { call } = useWorkspace()
  const [read, setRead] = useState<Read>({
    ...{ statistics: undefined, problem: undefined, isBusy: true },
  })
  const running = useRef<AbortController>(null)
  const written = String(writeStatisticsQuery(query))

  const load = useHandler(async () => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setRead((last) => ({ ...last, isBusy: true }))
    const answer = await call('GET /workspace/statistics', {
      ...{ query: new URLSearchParams(written), signal: own.signal },
    }).catch(() => undefined)
    if (own.signal.aborted || !answer) return
    setRead(({ statistics }) =>
      answer.ok
        ? { statistics: answer.body, problem: undefined, isBusy: false }
        : { statistics, problem: answer.problem, isBusy: false },
    )
  })
  const lastTag = useRef(query.tag)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query has other statistics
  useEffect(() => {
    const isTyping = lastTag.current !== query.tag
    lastTag.current = query.tag
    const timer = setTimeout(() => void load(), isTyping ? typingMs : 0)
    return () => clearTimeout(timer)
  }, [written, load])
  useEffect(() => () => running.current?.abort(), [])
  return { ...read, retry: () => void load() }
}
