import { toast } from '@payloadcms/ui'
import type { ScheduleTexts } from './schedule-texts'

/**
 * Removes a scheduled change or retries a failed one. Shows the result and returns whether the
 * request was accepted.
 */
export async function sendChangeWish(
  api: string,
  id: string,
  wish: 'remove' | 'retry',
  texts: Pick<ScheduleTexts, 'failed' | 'removed' | 'retried'>,
): Promise<boolean> {
  try {
    const url = `${api}/scheduled-changes/${id}`
    const answer = await (wish === 'remove'
      ? fetch(url, { method: 'DELETE', credentials: 'include' })
      : fetch(`${url}/retry`, { method: 'POST', credentials: 'include' }))
    if (answer.ok) toast.success(wish === 'remove' ? texts.removed : texts.retried)
    else toast.error((await answer.json()).errors?.[0]?.message ?? texts.failed)
    return answer.ok
  } catch {
    toast.error(texts.failed)
    return false
  }
}
