import 'server-only'
import { WorkerEndedError } from '@/work/worker-pool'
import { openWorkerPool } from '../open-worker-pool'
import { fileProblem } from './file-problem'
import type { PreparedUpload, ReceivedUpload } from './prepare-upload'

/** Each worker needs up to one processor and several hundred megabytes. */
const prepare = openWorkerPool<ReceivedUpload, PreparedUpload>({
  entry: 'src/data/files/upload-worker.ts',
  size: 2,
  deadlineMs: 60_000,
  maxWaiting: 50,
})

/** Prepares an upload in a separate process. Throws a problem if it is not accepted. */
export async function prepareInWorker(
  upload: ReceivedUpload,
): Promise<Extract<PreparedUpload, { ok: true }>> {
  const prepared = await prepare(upload).catch((cause: unknown) => {
    // A file that exceeds the deadline or crashes the worker could not be opened elsewhere either.
    if (cause instanceof WorkerEndedError) throw fileProblem('damaged')
    throw cause
  })
  if (!prepared.ok) throw fileProblem(prepared.fault, prepared.values)
  return prepared
}
