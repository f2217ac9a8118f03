import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { WorkerMessage } from './serve-tasks'

export type WorkerPoolOptions = {
  /** Source file of the process, relative to the root of the repository; calls `serveTasks`. */
  entry: string
  /** Maximum number of processes, each with one task at a time. */
  size: number
  /** A process that needs longer for a task is killed. */
  deadlineMs: number
  /** Maximum number of waiting tasks; more are refused immediately. */
  maxWaiting: number
}

/** Thrown if the process of a task was killed at the deadline, or crashed. */
export class WorkerEndedError extends Error {}
/** Thrown while too many tasks wait. */
export class WorkersBusyError extends Error {}

type Job<Task, Result> = {
  task: Task
  resolve: (result: Result) => void
  reject: (cause: unknown) => void
}

const idleMs = 60_000
/** Of JavaScript; a process that needs more ends. */
const heapMb = 768

/** The only environment variables that a worker process receives: it works on hostile input. */
const passedVariables = [
  ...['NODE_ENV', 'PATH', 'HOME', 'LANG', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'],
  'LD_LIBRARY_PATH',
]

/**
 * Runs tasks in separate processes, so that neither their computation nor their threads delay other
 * requests. Processes are started when they are needed and end after a minute without tasks.
 *
 * @throws (rejects) `WorkerEndedError` or `WorkersBusyError`
 */
export function createWorkerPool<Task extends object, Result>({
  entry,
  size,
  deadlineMs,
  maxWaiting,
}: WorkerPoolOptions): (task: Task) => Promise<Result> {
  const waiting: Job<Task, Result>[] = []
  /** Callbacks that wake idle processes. */
  const idle: (() => void)[] = []
  let count = 0

  function start(): void {
    count += 1
    const child = forkWorker(entry)
    let job: Job<Task, Result> | undefined
    let timer: NodeJS.Timeout | undefined
    let wasReady = false

    const dequeueJob = () => {
      clearTimeout(timer)
      job = waiting.shift()
      if (!job) return rest()
      setReferenced(child, true)
      timer = setTimeout(() => child.kill('SIGKILL'), deadlineMs)
      child.send(job.task)
    }
    const rest = () => {
      idle.push(dequeueJob)
      setReferenced(child, false)
      timer = setTimeout(() => {
        idle.splice(idle.indexOf(dequeueJob), 1)
        child.kill('SIGKILL')
      }, idleMs).unref()
    }
    child.on('message', (message: WorkerMessage<Result>) => {
      wasReady = true
      if ('error' in message) job?.reject(new Error(message.error))
      if ('result' in message) job?.resolve(message.result)
      dequeueJob()
    })
    child.on('error', () => {})
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      count -= 1
      const fault = new WorkerEndedError(`${entry} ended with ${signal ?? code}`)
      job?.reject(fault)
      // A process that fails to start is not restarted in a loop.
      if (!wasReady) for (const { reject } of waiting.splice(0)) reject(fault)
      else if (waiting.length > 0) start()
    })
  }

  return (task) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting) {
        reject(new WorkersBusyError(`Too many tasks wait for ${entry}`))
        return
      }
      waiting.push({ task, resolve, reject })
      const wake = idle.pop()
      if (wake) wake()
      else if (count < size) start()
    })
}

function forkWorker(entry: string): ChildProcess {
  const env = passedVariables.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  return fork(join(/* turbopackIgnore: true */ process.cwd(), entry), {
    execArgv: [
      ...['--conditions=react-server', '--conditions=production', '--import', 'tsx'],
      `--max-old-space-size=${heapMb}`,
    ],
    env: Object.fromEntries(env) as NodeJS.ProcessEnv,
    // Preserves byte arrays.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** References or unreferences a worker: an idle one must not prevent this process from ending. */
function setReferenced(child: ChildProcess, isReferenced: boolean): void {
  for (const handle of [child, child.channel]) {
    if (isReferenced) handle?.ref()
    else handle?.unref()
  }
}
