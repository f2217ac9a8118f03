import { useCallback, useEffect, useRef, useState } from 'react'
import type { BatchJob, BatchOutcome, BatchProgress, RowFault } from '../batch-job'
import type { BatchRun, BatchWatch } from '../work/start-batch'
import { loadWork } from './load-work'

export type RunState =
  | { phase: 'idle' }
  | { phase: 'starting' }
  | { phase: 'running'; progress: BatchProgress | null }
  | { phase: 'done'; outcome: BatchOutcome }

type Work = Awaited<ReturnType<typeof loadWork>>

/**
 * A run and what becomes of it; one at a time.
 *
 * @param describeFault why a row is faulty, in words for the manifest
 */
export function useBatchRun(describeFault: (fault: RowFault) => string) {
  const [state, setState] = useState<RunState>({ phase: 'idle' })
  const run = useRef<BatchRun | null>(null)
  const describe = useRef(describeFault)
  describe.current = describeFault

  const begin = useCallback(async (open: (work: Work, watch: BatchWatch) => BatchRun) => {
    if (run.current) return
    setState({ phase: 'starting' })
    const onProgress = (progress: BatchProgress) => setState({ phase: 'running', progress })
    try {
      const watch = { onProgress, describeFault: (fault: RowFault) => describe.current(fault) }
      const begun = open(await loadWork(), watch)
      run.current = begun
      setState({ phase: 'running', progress: null })
      const outcome = await begun.done
      setState({ phase: 'done', outcome })
    } catch {
      const failure = { ok: false, reason: 'worker-failed', resumable: false } as const
      const outcome = { ...failure, faults: [] }
      setState({ phase: 'done', outcome })
    } finally {
      run.current = null
    }
  }, [])

  // Whoever goes to another page ends the run; what is done of it is kept.
  useEffect(() => () => run.current?.leave(), [])

  return {
    state,
    start: (job: BatchJob) => begin((work, watch) => work.startBatch(job, watch)),
    resumeKept: (id: string) => begin((work, watch) => work.resumeBatch(id, watch)),
    pause: () => run.current?.pause(),
    resume: () => run.current?.resume(),
    cancel: () => run.current?.cancel(),
    reset: () => setState({ phase: 'idle' }),
  }
}

export type BatchRunControl = ReturnType<typeof useBatchRun>
