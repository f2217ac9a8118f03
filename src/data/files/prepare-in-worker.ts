import 'server-only'
import { createWorkerPool, WorkerEndedError } from '../work/worker-pool'
import { fileProblem } from './file-problem'
import type { PreparedUpload, ReceivedUpload } from './prepare-upload'

/** Each needs up to a processor and some hundred megabytes. */
const prepare = createWorkerPool<ReceivedUpload, PreparedUpload>({
  entry: 'src/data/files/upload-worker.ts',
  size: 2,
  deadlineMs: 60_000,
  maxWaiting: 50,
})

/** Prepares an upload apart from all other requests. Throws a problem where it is not accepted. */
export async function prepareInWorker(
  upload: ReceivedUpload,
): Promise<Extract<PreparedUpload, { ok: true }>> {
  const prepared = await prepare(upload).catch((cause: unknown) => {
    // A file that takes a minute or ends its process is no file that anyone could open.
    if (cause instanceof WorkerEndedError) throw fileProblem('damaged')
    throw cause
  })
  if (!prepared.ok) throw fileProblem(prepared.fault, prepared.values)
  return prepared
}
