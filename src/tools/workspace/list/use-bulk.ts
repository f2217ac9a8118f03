import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { ListedCode } from '@/codes'
import type { ListQuery } from '@/tools/shared/code-list/code-query'
import { apiAddress } from '@/tools/shared/dynamic/code-client'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { keepReleasedKeys } from '@/tools/shared/keys/keep-released-keys'
import { saveFile } from '@/tools/shared/save-file'
import { type Outcome, useOutcome } from '@/tools/shared/shelf/use-outcome'
import { useHandler } from '@/tools/shared/use-handler'
import { useWorkspace } from '../workspace-session'
import { type BulkChange, type PlannedChange, planUndo } from './plan-undo'
import { type ChangedCodes, ChangeFault, collectCodes, runChanges } from './run-changes'
import type { Selection } from './use-selection'

export type BulkProgress = { step: 'collecting' | 'changing'; done: number; total: number }

type ExportFormat = 'csv' | 'json'

/** Codes in one request for an export. */
const exportedAtOnce = 1000

/** The changes of selected codes: their progress, their outcome with undo, and what failed. */
export function useBulk(query: ListQuery, onChanged: () => Promise<void> | void) {
  const t = useTranslations('workspace.bulk')
  const shared = useTranslations('codeList')
  const { call, secret, refresh } = useWorkspace()
  const problemMessage = useProblemMessage()
  const { outcome, setOutcome, attempt } = useOutcome(t('failed'))
  const [progress, setProgress] = useState<BulkProgress>()
  const [failed, setFailed] = useState<ChangedCodes['failed']>([])
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** Runs one change at a time, which the visitor may cancel. */
  const start = async (run: (signal: AbortSignal) => Promise<Outcome>) => {
    if (running.current) return
    const stop = new AbortController()
    running.current = stop
    setOutcome(undefined)
    setFailed([])
    await attempt(async () => {
      try {
        return await run(stop.signal)
      } catch (cause) {
        if (stop.signal.aborted) return { note: t('cancelled') }
        if (cause instanceof ChangeFault) return { note: problemMessage(cause.problem) }
        throw cause
      } finally {
        running.current = null
        setProgress(undefined)
      }
    })
  }
  const watch = (step: BulkProgress['step'], signal: AbortSignal) => ({
    signal,
    onProgress: (done: number, total: number) => setProgress({ step, done, total }),
  })
  const collect = (selection: Selection, signal: AbortSignal) =>
    selection.isAll
      ? collectCodes(call, query, watch('collecting', signal))
      : Promise.resolve([...selection.codes.values()])

  const send = async (plans: readonly PlannedChange[], signal: AbortSignal) => {
    const result = await runChanges(call, plans, watch('changing', signal))
    await keepReleasedKeys(result.editKeys)
    setFailed(result.failed)
    await onChanged()
    void refresh()
    return result
  }
  const describe = (change: BulkChange, { changed, stoppedBy }: ChangedCodes) => {
    const done = t(`done.${change.action}`, { count: changed.length })
    if (stoppedBy === 'visitor') return `${done} ${t('stopped')}`
    return stoppedBy ? `${done} ${problemMessage(stoppedBy.problem)}` : done
  }
  const undo = (plans: readonly PlannedChange[]) =>
    start(async (signal) => {
      const { changed } = await send(plans, signal)
      return { note: t('undone', { count: changed.length }) }
    })
  const change = useHandler((wanted: BulkChange, selection: Selection) =>
    start(async (signal) => {
      const codes = await collect(selection, signal)
      const result = await send([{ change: wanted, codes }], signal)
      const plans = planUndo(wanted, result.changed)
      const note = describe(wanted, result)
      return plans.length > 0 ? { note, undo: () => void undo(plans) } : { note }
    }),
  )
  const exportCodes = useHandler((format: ExportFormat, selection: Selection) =>
    start(async (signal) => {
      const codes = await collect(selection, signal)
      for (let at = 0; at < codes.length; at += exportedAtOnce) {
        const part = codes.slice(at, at + exportedAtOnce)
        const number = codes.length > exportedAtOnce ? at / exportedAtOnce + 1 : undefined
        await saveExport({ secret, codes: part, format, number }, signal)
        setProgress({ step: 'changing', done: at + part.length, total: codes.length })
      }
      return { note: shared('exported', { count: codes.length }) }
    }),
  )
  return {
    ...{ change, exportCodes, progress, outcome, setOutcome, failed },
    cancel: () => running.current?.abort(),
    dismissFailed: () => setFailed([]),
  }
}

type Export = {
  secret: string
  codes: readonly ListedCode[]
  format: ExportFormat
  /** Number of the file, if there are several. */
  number: number | undefined
}

/** @throws ChangeFault; rejects when aborted */
async function saveExport({ secret, codes, format, number }: Export, signal: AbortSignal) {
  const response = await fetch(apiAddress('POST /codes/export'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({ codes: codes.map(({ slug }) => slug), format }),
    signal,
  }).catch(() => undefined)
  signal.throwIfAborted()
  if (!response?.ok) throw new ChangeFault(null)
  const type = format === 'csv' ? 'text/csv' : 'application/json'
  const today = new Date().toISOString().slice(0, 10)
  const name = `qr-codes-${today}${number === undefined ? '' : `-${number}`}.${format}`
  saveFile(new Uint8Array(await response.arrayBuffer()), type, name)
}
