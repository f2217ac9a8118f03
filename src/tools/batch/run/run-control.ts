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
 * A run and what becomes of it; one at a time. Outside of the page's components, so that only those
 * that show the progress are drawn again with it.
 */
export function createRunControl() {
  let state: RunState = { phase: 'idle' }
  let run: BatchRun | null = null
  let describeFault: (fault: RowFault) => string = ({ reason }) => reason
  const listeners = new Set<() => void>()
  const change = (next: RunState) => {
    state = next
    for (const notify of listeners) notify()
  }

  async function begin(open: (work: Work, watch: BatchWatch) => BatchRun): Promise<void> {
    if (state.phase === 'starting' || state.phase === 'running') return
    change({ phase: 'starting' })
    const watch: BatchWatch = {
      onProgress: (progress) => change({ phase: 'running', progress }),
      describeFault: (fault) => describeFault(fault),
    }
    try {
      run = open(await loadWork(), watch)
      change({ phase: 'running', progress: null })
      change({ phase: 'done', outcome: await run.done })
    } catch {
      const failure = { ok: false, reason: 'worker-failed', resumable: false } as const
      change({ phase: 'done', outcome: { ...failure, faults: [] } })
    } finally {
      run = null
    }
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Sets the text of a fault for the manifest. */
    describeWith(describe: (fault: RowFault) => string) {
      describeFault = describe
    },
    start: (job: BatchJob) => begin((work, watch) => work.startBatch(job, watch)),
    goOn: (id: string) => begin((work, watch) => work.resumeBatch(id, watch)),
    pause: () => run?.pause(),
    resume: () => run?.resume(),
    cancel: () => run?.cancel(),
    /** Ends the run; it can be resumed if the browser stores files. */
    leave: () => run?.leave(),
    reset: () => change({ phase: 'idle' }),
  }
}

export type RunControl = ReturnType<typeof createRunControl>
