import { logoIcons } from '@/qr/design'
import { callWorker, type WorkerCalls } from '@/std/call-worker'
import type { TableSource } from '@/tools/shared/table/read-table'
import type { ReadTable } from '@/tools/shared/table/table'
import type { BatchList, BatchMapping } from './batch-list'
import type { ListApi } from './list-worker'
import type { PlanOptions, RowsPlan } from './plan-rows'

let worker: WorkerCalls<ListApi> | undefined
let sent: BatchList | undefined

/** @throws (rejects) if the worker cannot be loaded or fails, and with the signal's reason */
export function readTableApart(source: TableSource, signal?: AbortSignal): Promise<ReadTable> {
  return getWorker().call((api) => api.readTable(source), signal)
}

/**
 * Plans the rows of a list in a worker. Logos have the address of their picture, as a batch
 * expects.
 *
 * @throws (rejects) if the worker cannot be loaded or fails, and with the signal's reason
 */
export async function planRowsApart(
  list: BatchList,
  mapping: BatchMapping,
  options: PlanOptions,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (row: number) => void } = {},
): Promise<RowsPlan> {
  signal?.throwIfAborted()
  const { call } = getWorker()
  const isKnown = sent === list
  sent = list
  // The worker needs only the names of the pictures.
  const pictures = list.pictures.map(({ name }) => ({ name, dataUrl: '' }))
  const cancel = () => call((api) => api.cancelPlan()).catch(() => {})
  signal?.addEventListener('abort', cancel)
  try {
    const plan = await call(
      (api, callback) =>
        api.planRows(
          isKnown ? null : { ...list, pictures },
          mapping,
          options,
          callback(onProgress),
        ),
      signal,
    )
    return list.pictures.length === 0 ? plan : { ...plan, rows: withPictures(plan.rows, list) }
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

function withPictures(rows: RowsPlan['rows'], { pictures }: BatchList): RowsPlan['rows'] {
  const addresses = new Map(pictures.map(({ name, dataUrl }) => [name.toLowerCase(), dataUrl]))
  const icons = new Set<string>(logoIcons)
  return rows.map((row) => {
    const logo = row.look?.logo
    const address = logo === undefined || icons.has(logo) ? undefined : addresses.get(logo)
    return address === undefined ? row : { ...row, look: { ...row.look, logo: address } }
  })
}

/** Replaces a worker that failed. The new worker has no list. */
function getWorker(): WorkerCalls<ListApi> {
  if (worker && !worker.ended.aborted) return worker
  sent = undefined
  worker = callWorker<ListApi>(
    new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' }),
  )
  return worker
}
