import { useEffect, useState } from 'react'
import { useHandler } from './use-handler'

/**
 * Asks whenever the question changes, once it has rested, and returns the last answer. Whether that
 * answers the present question is compared while rendering, so that an answer to another question
 * never passes for a current one, not even for a frame. Questions are compared by identity; null
 * asks nothing.
 */
export function useKeyedAnswer<Question, Answer>(
  question: Question | null,
  ask: (
    question: Question,
    request: {
      /** Aborted once another question is asked. */
      signal: AbortSignal
      /** Takes the answer, and later a better one. */
      answer: (answer: Answer) => void
    },
  ) => unknown,
  { restMs, repeats = 0 }: { restMs: number /** Asks again after a change. */; repeats?: number },
): { answer: Answer | undefined; isCurrent: boolean } {
  const [last, setLast] = useState<{ question: Question; answer: Answer }>()
  const askLatest = useHandler(ask)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `repeats` asks once more
  useEffect(() => {
    if (question === null) return
    const controller = new AbortController()
    const { signal } = controller
    const answer = (given: Answer) => {
      if (!signal.aborted) setLast({ question, answer: given })
    }
    const timer = setTimeout(() => askLatest(question, { signal, answer }), restMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [question, repeats, restMs, askLatest])
  return { answer: last?.answer, isCurrent: last !== undefined && last.question === question }
}
