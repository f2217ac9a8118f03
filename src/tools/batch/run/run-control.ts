import { observable } from '@/std/observable'
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
 * A run and its result, one at a time. It is outside of the components, so that only those that show
 * the progress render with it.
 */
export function createRunControl() {
  const state = observable<RunState>({ phase: 'idle' })
  let run: BatchRun | null = null
  let describeFault: (fault: RowFault) => string = ({ reason }) => reason

  async function begin(open: (work: Work, watch: BatchWatch) => BatchRun): Promise<void> {
    const { phase } = state.get()
    if (phase === 'starting' || phase === 'running') return
    state.set({ phase: 'starting' })
    const watch: BatchWatch = {
      onProgress: (progress) => state.set({ phase: 'running', progress }),
      describeFault: (fault) => describeFault(fault),
    }
    try {
      run = open(await loadWork(), watch)
      state.set({ phase: 'running', progress: null })
      state.set({ phase: 'done', outcome: await run.done })
    } catch {
      const failure = { ok: false, reason: 'worker-failed', resumable: false } as const
      state.set({ phase: 'done', outcome: { ...failure, faults: [] } })
    } finally {
      run = null
    }
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
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
    reset: () => state.set({ phase: 'idle' }),
  }
}

export type RunControl = ReturnType<typeof createRunControl>
