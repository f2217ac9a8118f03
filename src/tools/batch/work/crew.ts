import type { DrawAnswer, DrawnOrFault, DrawOrder } from './draw-protocol'
import type { JobHeader, WorkRow } from './work-job'

export type Crew = {
  /** How many chunks it makes sense to have under way. */
  room: number
  draw: (rows: readonly WorkRow[]) => Promise<DrawnOrFault[]>
  /** The worker at a place has died, and this is the door of the next. */
  replace: (index: number, port: MessagePort) => void
}

export type CrewOptions = {
  header: JobHeader
  wasmUrl: string
  /** Is told that a worker has not answered for too long. */
  onSilence: (index: number) => void
  silenceMs?: number
}

type Task = {
  rows: readonly WorkRow[]
  tries: number
  resolve: (results: DrawnOrFault[]) => void
  reject: (error: Error) => void
}
type Member = { port: MessagePort; tasks: Map<number, Task>; isReady: boolean; timer?: Timer }
type Timer = ReturnType<typeof setTimeout>

/** While one chunk is drawn, the next lies ready. */
const tasksAtOnce = 2
const mostTries = 2
/** A worker that dies this often before it ever answered will not come up. */
const mostFalseStarts = 3

/**
 * Spreads work over several drawing workers. One that dies is replaced by the page, and what it was
 * at is tried again, at last row by row: the row that kills it is a fault, and all others go on.
 */
export function createCrew(
  ports: readonly MessagePort[],
  { header, wasmUrl, onSilence, silenceMs = 120_000 }: CrewOptions,
): Crew {
  const waiting: Task[] = []
  let lastId = 0
  let falseStarts = 0
  let broken: Error | undefined
  const members = ports.map(hire)

  function hire(port: MessagePort, index: number): Member {
    const member: Member = { port, tasks: new Map(), isReady: false }
    port.onmessage = ({ data }: MessageEvent<DrawAnswer>) => {
      if (members[index] !== member) return
      if (data.kind === 'ready') member.isReady = true
      else {
        member.tasks.get(data.id)?.resolve(data.results)
        member.tasks.delete(data.id)
      }
      watch(member, index)
      handOut()
    }
    send(member, { kind: 'prepare', header, wasmUrl })
    watch(member, index)
    return member
  }

  function send({ port }: Member, order: DrawOrder): void {
    port.postMessage(order)
  }

  function watch(member: Member, index: number): void {
    clearTimeout(member.timer)
    const isBusy = member.tasks.size > 0 || !member.isReady
    if (isBusy) member.timer = setTimeout(() => onSilence(index), silenceMs)
  }

  function handOut(): void {
    for (let free = true; free && waiting.length > 0; ) {
      free = false
      for (const [index, member] of members.entries()) {
        if (!member.isReady || member.tasks.size >= tasksAtOnce) continue
        const task = waiting.shift()
        if (!task) return
        free = true
        const id = ++lastId
        member.tasks.set(id, task)
        send(member, { kind: 'draw', id, rows: task.rows })
        if (member.tasks.size === 1) watch(member, index)
      }
    }
  }

  function draw(rows: readonly WorkRow[], tries = 0): Promise<DrawnOrFault[]> {
    if (broken) return Promise.reject(broken)
    return new Promise((resolve, reject) => {
      waiting.push({ rows, tries, resolve, reject })
      handOut()
    })
  }

  /** The first of its tasks is what it died of; those behind it only waited. */
  function retry(tasks: readonly Task[]): void {
    const [guilty, ...innocent] = tasks
    waiting.unshift(...innocent)
    if (!guilty) return
    const { rows, resolve, reject } = guilty
    const tries = guilty.tries + 1
    const [row] = rows
    if (tries < mostTries || !row) waiting.unshift({ ...guilty, tries })
    else if (rows.length === 1) {
      resolve([{ ok: false, fault: { row: row.row, reason: 'undrawable' } }])
    } else {
      const parts = rows.map((each) => draw([each], mostTries - 1))
      Promise.all(parts).then((results) => resolve(results.flat()), reject)
    }
  }

  function replace(index: number, port: MessagePort): void {
    const lost = members[index]
    if (!lost) return
    clearTimeout(lost.timer)
    if (!lost.isReady) falseStarts++
    if (falseStarts >= mostFalseStarts) {
      broken = new Error('No drawing worker could be started')
      const tasks = members.flatMap(({ tasks }) => [...tasks.values()])
      for (const { reject } of [...waiting.splice(0), ...tasks]) reject(broken)
      return
    }
    members[index] = hire(port, index)
    retry([...lost.tasks.values()])
    handOut()
  }

  return { room: ports.length * tasksAtOnce, draw: (rows) => draw(rows), replace }
}
