import { expose } from 'comlink'
import { contentFields } from '@/qr/content'
import { restForEvents } from '@/std/rest-for-events'
import { readTable } from '@/tools/shared/table/read-table'
import type { BatchList, BatchMapping } from './batch-list'
import { type PlanOptions, planRows, type RowsPlan } from './plan-rows'

let list: BatchList | null = null
let planning = new AbortController()

const listApi = {
  readTable,
  /** `newList` is null if the list of the last plan is to be planned again. */
  async planRows(
    newList: BatchList | null,
    mapping: BatchMapping,
    options: PlanOptions,
    onProgress: (row: number) => void,
  ): Promise<RowsPlan> {
    list = newList ?? list
    if (!list) throw new Error('No list to plan')
    planning.abort()
    planning = new AbortController()
    const { signal } = planning
    const rest = restForEvents()
    const fields = contentFields[mapping.type]
    const hasPhone = fields.some(({ input }) => input === 'phone')
    // Without a connection, the plan lacks these warnings only.
    const plans = hasPhone && (await import('@/qr/content/find-trunk-prefixes').catch(() => null))
    const steps = planRows(list, mapping, options, (content) =>
      plans ? plans.findTrunkPrefixes(content, fields) : [],
    )
    for (;;) {
      const step = steps.next()
      if (step.done) return step.value
      const pause = rest(signal)
      if (pause) {
        await pause
        onProgress(step.value)
      }
    }
  },
  cancelPlan: async () => planning.abort(),
}
export type ListApi = typeof listApi

expose(listApi)
