'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useTexts } from '@/cms/admin/use-texts'
import { useRequest } from '@/desk/admin/requests/use-request'

/**
 * Marks notices as read, which removes them from the dashboard.
 *
 * @param id the notice; all of the user if omitted
 */
export function ReadNotices({ id }: { id?: string }) {
  const t = useTexts()
  const router = useRouter()
  const { send, isBusy } = useRequest(t('translations.failed'))
  async function read() {
    if (await send('POST /workflow-notices/read', { body: id ? { id } : {} })) router.refresh()
  }
  return (
    <Button size="small" buttonStyle="secondary" margin={false} disabled={isBusy} onClick={read}>
      {id ? t('workflow.desk.read') : t('workflow.desk.readAll')}
    </Button>
  )
}
