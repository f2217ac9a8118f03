'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRequest } from '@/cms/admin/requests/use-request'

type Props = {
  /** The notice; all of the user if omitted. */
  id?: string
  texts: Record<'all' | 'failed' | 'one', string>
}

/** Marks notices as read, which removes them from the dashboard. */
export function ReadNotices({ id, texts }: Props) {
  const router = useRouter()
  const { send, isBusy } = useRequest(texts.failed)
  async function read() {
    if (await send('POST /workflow-notices/read', { body: id ? { id } : {} })) router.refresh()
  }
  return (
    <Button size="small" buttonStyle="secondary" margin={false} disabled={isBusy} onClick={read}>
      {id ? texts.one : texts.all}
    </Button>
  )
}
