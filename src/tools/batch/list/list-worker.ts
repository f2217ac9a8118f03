import { restForEvents } from '@/std/rest-for-events'
import type { BatchList } from './batch-list'
import type { ListAnswer, ListRequest } from './list-protocol'
import { planRows, type RowsPlan } from './plan-rows'
import { readTable } from './read-table'

const answer = (message: ListAnswer) => self.postMessage(message)
const stopped = new Set<number>()
let list: BatchList | null = null

self.onmessage = ({ data }: MessageEvent<ListRequest>) => {
  if (data.do === 'stop') {
    stopped.add(data.id)
    return
  }
  const { id } = data
  work(data).then(
    (done) => done && answer(done),
    () => answer({ id, kind: 'failed' }),
  )
}

async function work(request: Exclude<ListRequest, { do: 'stop' }>): Promise<ListAnswer | null> {
  const { id } = request
  if (request.do === 'read') return { id, kind: 'read', read: await readTable(request.source) }
  list = request.list ?? list
  if (!list) return { id, kind: 'failed' }
  const plan = await planInSteps(id, planRows(list, request.mapping, request.options))
  return plan && { id, kind: 'plan', plan }
}

/** Null once it is no longer wanted. */
async function planInSteps(
  id: number,
  planning: Generator<number, RowsPlan>,
): Promise<RowsPlan | null> {
  const rest = restForEvents()
  for (;;) {
    const step = planning.next()
    if (step.done) return step.value
    const pause = rest()
    if (pause) {
      await pause
      if (stopped.delete(id)) return null
      answer({ id, kind: 'progress', row: step.value })
    }
  }
}
