import { beforeEach, expect, it, vi } from 'vitest'
import type { BatchJob, BatchOutcome } from '../batch-job'
import type { BatchWatch } from '../work/start-batch'
import { loadWork } from './load-work'
import { createRunControl } from './run-control'

vi.mock('./load-work')

const job = { rows: [] } as unknown as BatchJob
const progress = { state: 'running', done: 1, total: 2, faulty: 0 } as const
const stopped: BatchOutcome = { ok: false, reason: 'cancelled', resumable: false, faults: [] }

let watch: BatchWatch | undefined
let finish: (outcome: BatchOutcome) => void = () => {}
const run = { pause: vi.fn(), resume: vi.fn(), cancel: vi.fn(), leave: vi.fn() }

beforeEach(() => {
  vi.clearAllMocks()
  const open = (_: unknown, callbacks: BatchWatch) => {
    watch = callbacks
    const done = new Promise<BatchOutcome>((resolve) => {
      finish = resolve
    })
    return { ...run, done }
  }
  vi.mocked(loadWork).mockResolvedValue({
    startBatch: vi.fn(open),
    resumeBatch: vi.fn(open),
  })
})

it('tells how a run goes, from its start to its outcome', async () => {
  const control = createRunControl()
  const phases: string[] = []
  control.subscribe(() => phases.push(control.getState().phase))
  control.describeWith(({ reason }) => `said: ${reason}`)
  const over = control.start(job)
  await vi.waitFor(() => expect(control.getState()).toEqual({ phase: 'running', progress: null }))
  watch?.onProgress({ ...progress, perSecond: null, remainingSeconds: null })
  expect(control.getState()).toMatchObject({ phase: 'running', progress })
  expect(watch?.describeFault?.({ row: 1, reason: 'url' })).toBe('said: url')
  control.pause()
  expect(run.pause).toHaveBeenCalledOnce()
  finish(stopped)
  await over
  expect(control.getState()).toEqual({ phase: 'done', outcome: stopped })
  expect(phases).toEqual(['starting', 'running', 'running', 'done'])
})

it('starts nothing beside a run', async () => {
  const control = createRunControl()
  void control.start(job)
  void control.goOn('1')
  await vi.waitFor(() => expect(control.getState().phase).toBe('running'))
  expect(loadWork).toHaveBeenCalledOnce()
})

it('can be tried again where the work could not be loaded', async () => {
  vi.mocked(loadWork).mockRejectedValueOnce(new Error('offline'))
  const control = createRunControl()
  await control.start(job)
  expect(control.getState()).toMatchObject({ outcome: { ok: false, reason: 'worker-failed' } })
  void control.start(job)
  await vi.waitFor(() => expect(control.getState().phase).toBe('running'))
})
