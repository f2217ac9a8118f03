import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { Entity } from '../../documents/entity'
import type { DeskLocale } from '../../languages'
import type { BulkActionName } from '../../states/bulk/bulk-actions'
import type { BulkResult } from '../../states/bulk/run-bulk-action'
import { request } from '../requests/request'
import { useTranslationSelection } from './selection'

/** Documents times languages of one request: small, so that the progress is steady. */
const itemsPerStep = 10

export type BulkRun = {
  action: BulkActionName
  /** Documents times languages. */
  total: number
  results: readonly BulkResult[]
  state: 'running' | 'ended' | 'stopped' | 'failed'
}

type Wish = {
  action: BulkActionName
  locales: readonly DeskLocale[]
  documents: readonly Entity[]
  /** Id of the user to whom the documents are assigned. */
  assignee: string | null
}

/**
 * Runs an action on the selected documents, a few with each request. Afterwards the documents stay
 * selected that were refused or not reached.
 */
export function useBulkRun() {
  const { select } = useTranslationSelection()
  const router = useRouter()
  const [run, setRun] = useState<BulkRun>()
  const stopping = useRef(new AbortController())
  const isRunning = run?.state === 'running'

  useEffect(() => {
    if (!isRunning) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isRunning])
  // Leaving the page ends the action after the request that is being answered.
  useEffect(() => () => stopping.current.abort(), [])

  async function start({ action, locales, documents, assignee }: Wish) {
    const controller = new AbortController()
    stopping.current = controller
    const { signal } = controller
    const results: BulkResult[] = []
    const total = documents.length * locales.length
    const show = (state: BulkRun['state']) =>
      setRun({ action, total, state, results: [...results] })
    show('running')
    const step = Math.max(1, Math.floor(itemsPerStep / locales.length))
    let reached = 0
    let state: BulkRun['state'] = 'ended'
    try {
      for (; reached < documents.length && !signal.aborted; reached += step) {
        const part = documents.slice(reached, reached + step)
        const body = {
          action,
          locales,
          assignee,
          documents: part.map(({ slug, id }) => ({ slug, id })),
        }
        results.push(...(await request('POST /translations/bulk', { body })).results)
        show('running')
      }
      if (reached < documents.length) state = 'stopped'
    } catch {
      state = 'failed'
    }
    const isRefused = ({ slug, id }: Entity) =>
      results.some((one) => one.slug === slug && one.id === id && one.outcome === 'refused')
    select(documents.filter((one, at) => at >= reached || isRefused(one)))
    show(state)
    router.refresh()
  }

  const stop = () => stopping.current.abort()
  return { run, start, stop, clear: () => setRun(undefined) }
}
