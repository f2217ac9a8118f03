import { wrap } from 'comlink'
import type { DrawApi } from './draw-api'
import type { DrawnOrFault } from './drawn-row'
import type { JobHeader, WorkRow } from './work-job'

export type DrawingPool = {
  /** How many chunks should be in progress. */
  room: number
  draw: (rows: readonly WorkRow[]) => Promise<DrawnOrFault[]>
  /** Replaces a worker that died; `port` leads to the new one. */
  replace: (index: number, port: MessagePort) => void
}

export type PoolOptions = {
  header: JobHeader
  wasmUrl: string
  /** Called if a worker has not answered for too long, or cannot answer. */
  onSilence: (index: number) => void
  silenceMs?: number
}

type Task = {
  rows: readonly WorkRow[]
  tries: number
  resolve: (results: DrawnOrFault[]) => void
  reject: (error: Error) => void
}
type Member = { api: DrawApi; tasks: Set<Task>; isReady: boolean; timer?: Timer }
type Timer = ReturnType<typeof setTimeout>

/** While one chunk is drawn, the next one is queued in the worker. */
const tasksPerWorker = 2
const maxTries = 2
/** Without a first answer after this many starts, the workers cannot be started at all. */
const maxFalseStarts = 3

/**
 * Distributes work over several drawing workers. The page replaces a worker that dies, and its work
 * is retried, finally row by row: a row that crashes its worker is a fault, and all others
 * continue.
 */
export function createDrawingPool(
  ports: readonly MessagePort[],
  { header, wasmUrl, onSilence, silenceMs = 120_000 }: PoolOptions,
): DrawingPool {
  const waiting: Task[] = []
  let falseStarts = 0
  let broken: Error | undefined
  const members = ports.map(addMember)

  function addMember(port: MessagePort, index: number): Member {
    const member: Member = {
      api: wrap(port) as unknown as DrawApi,
      tasks: new Set(),
      isReady: false,
    }
    handleAnswer(member, index, member.api.prepare(header, wasmUrl), () => {
      member.isReady = true
    })
    watch(member, index)
    return member
  }

  function handleAnswer<Result>(
    member: Member,
    index: number,
    answer: Promise<Result>,
    handle: (result: Result) => void,
  ): void {
    const ifCurrent = (act: () => void) => members[index] === member && act()
    answer.then(
      (result) =>
        ifCurrent(() => {
          handle(result)
          watch(member, index)
          distribute()
        }),
      () => ifCurrent(() => onSilence(index)),
    )
  }

  function watch(member: Member, index: number): void {
    clearTimeout(member.timer)
    const isBusy = member.tasks.size > 0 || !member.isReady
    if (isBusy) member.timer = setTimeout(() => onSilence(index), silenceMs)
  }

  function distribute(): void {
    for (let hasRoom = true; hasRoom && waiting.length > 0; ) {
      hasRoom = false
      for (const [index, member] of members.entries()) {
        if (!member.isReady || member.tasks.size >= tasksPerWorker) continue
        const task = waiting.shift()
        if (!task) return
        hasRoom = true
        member.tasks.add(task)
        handleAnswer(member, index, member.api.draw(task.rows), (results) => {
          member.tasks.delete(task)
          task.resolve(results)
        })
        if (member.tasks.size === 1) watch(member, index)
      }
    }
  }

  function draw(rows: readonly WorkRow[], tries = 0): Promise<DrawnOrFault[]> {
    if (broken) return Promise.reject(broken)
    return new Promise((resolve, reject) => {
      waiting.push({ rows, tries, resolve, reject })
      distribute()
    })
  }

  /** The first task of the worker caused the crash; the others were only queued. */
  function retry([failed, ...others]: readonly Task[]): void {
    waiting.unshift(...others)
    if (!failed) return
    if (failed.tries + 1 < maxTries) waiting.unshift({ ...failed, tries: failed.tries + 1 })
    else drawSingly(failed, (row) => draw([row], maxTries - 1))
  }

  function replace(index: number, port: MessagePort): void {
    const lost = members[index]
    if (!lost) return
    clearTimeout(lost.timer)
    if (!lost.isReady) falseStarts++
    if (falseStarts >= maxFalseStarts) {
      broken = new Error('No drawing worker could be started')
      const tasks = members.flatMap(({ tasks }) => [...tasks])
      for (const { reject } of [...waiting.splice(0), ...tasks]) reject(broken)
      return
    }
    members[index] = addMember(port, index)
    retry([...lost.tasks])
    distribute()
  }

  return { room: ports.length * tasksPerWorker, draw: (rows) => draw(rows), replace }
}

/** Draws the rows of a chunk one by one; a single row that failed is a fault. */
function drawSingly(
  { rows, resolve, reject }: Task,
  draw: (row: WorkRow) => Promise<DrawnOrFault[]>,
): void {
  const [row] = rows
  if (row && rows.length === 1) {
    resolve([{ ok: false, fault: { row: row.row, reason: 'undrawable' } }])
    return
  }
  Promise.all(rows.map(draw)).then((results) => resolve(results.flat()), reject)
}
