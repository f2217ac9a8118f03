import 'server-only'
import { createWorkerPool, type WorkerPoolOptions, WorkersBusyError } from '@/work/worker-pool'
import { ApiProblem } from './codes/api/api-problem'

/** A pool for requests of the API, which get an `unavailable` problem while too many tasks wait. */
export function openWorkerPool<Task extends object, Result>(options: WorkerPoolOptions) {
  const run = createWorkerPool<Task, Result>(options)
  return (task: Task): Promise<Result> =>
    run(task).catch((cause: unknown) => {
      throw cause instanceof WorkersBusyError
        ? new ApiProblem('unavailable', { retrySeconds: 5 })
        : cause
    })
}
