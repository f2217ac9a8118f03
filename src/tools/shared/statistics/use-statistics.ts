import { useEffect, useRef, useState } from 'react'
import type { Problem } from '@/codes'
import type { Answer } from '@/tools/shared/dynamic/code-client'
import { useHandler } from '@/tools/shared/use-handler'

const typingMs = 300

type Read<Body> = {
  statistics?: Body
  /** Why there is no newer data: null without a response, undefined if there is. */
  problem?: Problem | null
  isBusy: boolean
}

/**
 * Requests the statistics of a query, once there is one. The last ones stay while others are
 * requested; an answer to an earlier query is never shown.
 */
export function useStatistics<Body>({
  query,
  load,
  typed = '',
  refreshMs,
}: {
  query: URLSearchParams | undefined
  load: (query: URLSearchParams, signal: AbortSignal) => Promise<Answer<Body>>
  /** The part of the query that is typed; requested once the visitor pauses. */
  typed?: string
  /** How often they are requested again while the page is visible. */
  refreshMs?: number
}) {
  const [read, setRead] = useState<Read<Body>>({ isBusy: true })
  const running = useRef<AbortController>(null)
  const lastTyped = useRef(typed)
  const written = query && String(query)

  const request = useHandler(async ({ isQuiet = false } = {}) => {
    if (!query) return
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setRead((last) => ({ ...last, isBusy: !isQuiet }))
    const answer = await load(query, own.signal).catch(() => undefined)
    if (own.signal.aborted || !answer) return
    setRead((last) =>
      answer.ok
        ? { statistics: answer.body, isBusy: false }
        : { ...last, problem: answer.problem, isBusy: false },
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query has other statistics
  useEffect(() => {
    const isTyping = lastTyped.current !== typed
    lastTyped.current = typed
    const start = setTimeout(() => void request(), isTyping ? typingMs : 0)
    const again =
      refreshMs &&
      setInterval(
        () => document.visibilityState === 'visible' && void request({ isQuiet: true }),
        refreshMs,
      )
    return () => {
      clearTimeout(start)
      clearInterval(again)
    }
  }, [written, refreshMs, request])
  useEffect(() => () => running.current?.abort(), [])
  return { ...read, retry: () => void request() }
}
