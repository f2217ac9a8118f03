'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { ShownFailure } from '@/cms/jobs/list-failures'
import { useRequest } from '@/desk/admin/requests/use-request'
import { NoticeTable } from './notice-table'
import { LocalTime } from './time-zone'
import { useTexts } from './use-texts'

type Props = { failures: readonly ShownFailure[] }

/** A list of failures, each with the reason, the next attempt and the available actions. */
export function FailureList({ failures }: Props) {
  const t = useTexts()
  const [removed, setRemoved] = useState<readonly string[]>([])
  const { send } = useRequest(t('failures.failed'))

  const remove = (id: string) => setRemoved((others) => [...others, id])
  async function retry({ id, kind }: ShownFailure) {
    if (kind === 'job') {
      if (await send('POST /jobs/:name/run', { name: id })) toast.success(t('failures.started'))
      return
    }
    const result = await send('POST /outgoing-mails/:id/send', { id })
    if (!result) return
    if (result.sent) {
      remove(id)
      toast.success(t('failures.sent'))
    } else toast.error(t('failures.notSent'))
  }
  const dismiss = async ({ id }: ShownFailure) => {
    if (await send('DELETE /outgoing-mails/:id', { id })) remove(id)
  }

  const shown = failures.filter(({ id }) => !removed.includes(id))
  if (shown.length === 0) return null
  return (
    <NoticeTable
      title={t('failures.title')}
      tone="error"
      columns={[
        t('failures.what'),
        t('failures.reason'),
        t('failures.failedAt'),
        t('failures.nextAt'),
      ]}
    >
      {shown.map((failure) => (
        <tr key={failure.id} data-failure={failure.kind}>
          <td>{failure.title}</td>
          <td data-long>{failure.reason}</td>
          <td>
            <LocalTime at={failure.failedAt} />
          </td>
          <td>{failure.nextAt ? <LocalTime at={failure.nextAt} /> : t('failures.never')}</td>
          <td data-actions>
            {failure.canRetry && (
              <Button
                size="small"
                buttonStyle="secondary"
                margin={false}
                onClick={() => retry(failure)}
              >
                {failure.kind === 'job' ? t('failures.runNow') : t('failures.sendNow')}
              </Button>
            )}
            {failure.kind === 'mail' && (
              <Button
                size="small"
                buttonStyle="secondary"
                margin={false}
                onClick={() => dismiss(failure)}
              >
                {t('schedule.dismiss')}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </NoticeTable>
  )
}
