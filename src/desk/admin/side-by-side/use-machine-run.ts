import { useEffect, useRef, useState } from 'react'
import type { DeskLocale } from '../../languages'
import type { MachineIssue } from '../../machine-translation/translate-document'
import { request } from '../requests/request'
import { AdminFailure } from '../requests/request-failure'

export type MachineRun = {
  state: 'running' | 'ended' | 'stopped'
  /** Numbers of texts. */
  done: number
  total: number
  saved: number
  issues: readonly MachineIssue[]
  /** Why it ended early, in the language of the user; '' if the server said nothing. */
  failure?: string
}

/** Translates texts of a document by machine, step by step. */
export function useMachineRun(document: string, locale: DeskLocale) {
  const [run, setRun] = useState<MachineRun>()
  const stopping = useRef(new AbortController())
  useEffect(() => () => stopping.current.abort(), [])

  /** Returns what became of it. */
  async function start(keys: readonly string[]): Promise<MachineRun> {
    const controller = new AbortController()
    stopping.current = controller
    const { signal } = controller
    let now: MachineRun = { state: 'running', done: 0, total: keys.length, saved: 0, issues: [] }
    const show = (next: Partial<MachineRun>) => {
      now = { ...now, ...next }
      setRun(now)
    }
    show({})
    let left = [...keys]
    try {
      while (left.length > 0 && !signal.aborted) {
        const wish = { document, body: { locale, keys: left } }
        const step = await request('POST /:document/translations/machine', wish, { signal })
        const done = new Set(step.done)
        const next = left.filter((key) => !done.has(key))
        // A step without progress would repeat for ever.
        if (next.length === left.length) break
        left = next
        show({
          done: keys.length - left.length,
          saved: now.saved + step.saved,
          issues: [...now.issues, ...step.issues],
        })
      }
      show({ state: signal.aborted ? 'stopped' : 'ended' })
    } catch (error) {
      if (signal.aborted) show({ state: 'stopped' })
      else show({ state: 'ended', failure: error instanceof AdminFailure ? error.message : '' })
    }
    return now
  }

  return { run, start, stop: () => stopping.current.abort() }
}
