import { logoIcons } from '@/qr/design/design'
import type { BatchList, BatchMapping } from './batch-list'
import type { ListAnswer, ListRequest } from './list-protocol'
import type { PlanOptions, RowsPlan } from './plan-rows'
import type { TableSource } from './read-table'
import type { ReadTable } from './table'

type Waiting = {
  onAnswer: (answer: ListAnswer) => void
  onFailure: (cause: Error) => void
}

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let sent: BatchList | undefined
let lastId = 0

/** @throws (rejects) where the worker cannot be loaded or breaks, and with the signal's reason */
export function readTableApart(source: TableSource, signal?: AbortSignal): Promise<ReadTable> {
  return ask((id) => ({ do: 'read', id, source }), {
    signal,
    take: (answer) => (answer.kind === 'read' ? answer.read : undefined),
  })
}

/**
 * What becomes of a list's rows, found out next to the page. Logos come with the address of their
 * picture, as a batch wants them.
 *
 * @throws (rejects) where the worker cannot be loaded or breaks, and with the signal's reason
 */
export async function planRowsApart(
  list: BatchList,
  mapping: BatchMapping,
  options: PlanOptions,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (row: number) => void } = {},
): Promise<RowsPlan> {
  const isKnown = worker !== undefined && sent === list
  sent = list
  // The pictures themselves are of no use there.
  const pictures = list.pictures.map(({ name }) => ({ name, dataUrl: '' }))
  const plan = await ask<RowsPlan>(
    (id) => ({ do: 'plan', id, list: isKnown ? null : { ...list, pictures }, mapping, options }),
    {
      signal,
      take: (answer) => {
        if (answer.kind === 'progress') onProgress?.(answer.row)
        return answer.kind === 'plan' ? answer.plan : undefined
      },
    },
  )
  return list.pictures.length === 0 ? plan : { ...plan, rows: withPictures(plan.rows, list) }
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

function ask<Result>(
  compose: (id: number) => ListRequest,
  {
    signal,
    take,
  }: { signal: AbortSignal | undefined; take: (answer: ListAnswer) => Result | undefined },
): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    lastId++
    const id = lastId
    const settle = () => {
      waiting.delete(id)
      signal?.removeEventListener('abort', stop)
    }
    const stop = () => {
      settle()
      worker?.postMessage({ do: 'stop', id } satisfies ListRequest)
      reject(signal?.reason)
    }
    waiting.set(id, {
      onAnswer(answer) {
        const result = take(answer)
        if (answer.kind === 'failed') {
          settle()
          reject(new Error('The worker could not do it'))
        } else if (result !== undefined) {
          settle()
          resolve(result)
        }
      },
      onFailure(cause) {
        settle()
        reject(cause)
      },
    })
    signal?.addEventListener('abort', stop)
    getWorker().postMessage(compose(id))
  })
}

function getWorker(): Worker {
  if (worker) return worker
  const started = new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<ListAnswer>) => waiting.get(data.id)?.onAnswer(data)
  started.onerror = () => {
    started.terminate()
    if (worker === started) worker = undefined
    for (const { onFailure } of [...waiting.values()]) onFailure(new Error('The worker broke'))
  }
  worker = started
  return started
}
