/** Messages of a worker process; `ready` once it can accept a task. */
export type WorkerMessage<Result> = { ready: true } | { result: Result } | { error: string }

/** Serves the tasks that `createWorkerPool` sends to this process, one at a time. */
export function serveTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  // The parent process may have ended meanwhile, which also ends this process.
  const send = (message: WorkerMessage<Result>) =>
    process.send?.(message, undefined, undefined, () => {})
  process.on('message', (task: Task) => {
    work(task).then(
      (result) => send({ result }),
      (cause: unknown) =>
        send({ error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }),
    )
  })
  process.on('disconnect', () => process.exit())
  send({ ready: true })
}
