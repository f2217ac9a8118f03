import { expect, it, vi } from 'vitest'
import { createWorkerPool, WorkerEndedError, WorkersBusyError } from './worker-pool'

type Answer = { pid: number; names?: string[]; bytes?: Uint8Array }

const open = (options: { size?: number; maxWaiting?: number } = {}) =>
  createWorkerPool<{ do: string; bytes?: Uint8Array }, Answer>({
    entry: 'src/work/worker-for-test.ts',
    size: 1,
    deadlineMs: 1500,
    maxWaiting: 10,
    ...options,
  })

it('does one task after the other in one process, without our secrets', async () => {
  vi.stubEnv('PAYLOAD_SECRET', 'secret')
  const work = open()
  const bytes = new Uint8Array([0, 255, 128])
  const [echo, environment] = await Promise.all([
    work({ do: 'echo', bytes }),
    work({ do: 'environment' }),
  ])
  expect(new Uint8Array(echo.bytes ?? [])).toEqual(bytes)
  expect(environment.pid).toBe(echo.pid)
  expect(environment.pid).not.toBe(process.pid)
  expect(environment.names).not.toContain('PAYLOAD_SECRET')
  vi.unstubAllEnvs()
})

it('kills what never ends, and survives a crash', async () => {
  const work = open()
  const tasks = ['hang', 'crash', 'throw', 'echo'].map((each) => work({ do: each }))
  const [hang, crash, fault, echo] = await Promise.allSettled(tasks)
  expect(hang).toMatchObject({ reason: expect.any(WorkerEndedError) })
  expect(crash).toMatchObject({ reason: expect.any(WorkerEndedError) })
  expect(fault).toMatchObject({ reason: { message: expect.stringContaining('no good') } })
  expect(echo?.status).toBe('fulfilled')
})

it('refuses tasks for which there is no room', async () => {
  const work = open({ maxWaiting: 2 })
  const tasks = [1, 2, 3].map(() => work({ do: 'echo' }))
  await expect(tasks[2]).rejects.toThrow(WorkersBusyError)
  expect(await Promise.all(tasks.slice(0, 2))).toHaveLength(2)
})

it('says so where a process cannot be started', async () => {
  const work = createWorkerPool({
    ...{ entry: 'src/work/nowhere.ts', size: 1, deadlineMs: 1000, maxWaiting: 1 },
  })
  await expect(work({})).rejects.toThrow(WorkerEndedError)
})
