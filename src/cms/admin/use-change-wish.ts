'use client'

import { toast } from '@payloadcms/ui'
import { useRequest } from '@/desk/admin/requests/use-request'
import { useTexts } from './use-texts'

/** Returns functions that remove a scheduled change, or retry a failed one. */
export function useChangeWish() {
  const t = useTexts()
  const { send, isBusy } = useRequest(t('schedule.failed'))
  return {
    send,
    isBusy,
    async act(id: string, wish: 'remove' | 'retry'): Promise<boolean> {
      const done = await (wish === 'remove'
        ? send('DELETE /scheduled-changes/:id', { id })
        : send('POST /scheduled-changes/:id/retry', { id }))
      if (done) toast.success(t(wish === 'remove' ? 'schedule.removed' : 'schedule.retried'))
      return Boolean(done)
    },
  }
}
