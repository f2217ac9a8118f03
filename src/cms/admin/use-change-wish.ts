'use client'

import { toast } from '@payloadcms/ui'
import { useRequest } from './requests/use-request'
import type { ScheduleTexts } from './schedule-texts'

/** Returns functions that remove a scheduled change, or retry a failed one. */
export function useChangeWish(texts: Pick<ScheduleTexts, 'failed' | 'removed' | 'retried'>) {
  const { send, isBusy } = useRequest(texts.failed)
  return {
    send,
    isBusy,
    async act(id: string, wish: 'remove' | 'retry'): Promise<boolean> {
      const done = await (wish === 'remove'
        ? send('DELETE /scheduled-changes/:id', { id })
        : send('POST /scheduled-changes/:id/retry', { id }))
      if (done) toast.success(wish === 'remove' ? texts.removed : texts.retried)
      return Boolean(done)
    },
  }
}
