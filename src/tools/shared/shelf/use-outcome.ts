import { useState } from 'react'
import { useHandler } from '../use-handler'

/** The result of a change, in a sentence, and the way to reverse it. */
export type Outcome = { note: string; undo?: () => void }

/** Runs changes and stores the outcome of the last one; `failedNote` if it throws. */
export function useOutcome(failedNote: string) {
  const [outcome, setOutcome] = useState<Outcome>()
  const attempt = useHandler(async (change: () => Promise<Outcome | undefined>) => {
    try {
      setOutcome(await change())
    } catch {
      setOutcome({ note: failedNote })
    }
  })
  return { outcome, setOutcome, attempt }
}
