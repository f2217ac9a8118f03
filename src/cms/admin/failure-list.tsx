'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { ShownFailure } from '@/cms/jobs/list-failures'
import type { FailureTexts } from './failure-texts'
import { NoticeTable } from './notice-table'
import { useRequest } from './requests/use-request'
import { LocalTime } from './time-zone'

type Props = { failures: readonly ShownFailure[]; texts: FailureTexts }

/** A list of failures, each with the reason, the next attempt and the available actions. */
export function FailureList({ failures, texts }: Props) {
  const [removed, setRemoved] = useState<readonly string[]>([])
  const { send } = useRequest(texts.failed)

  const remove = (id: string) => setRemoved((others) => [...others, id])
  async function retry({ id, kind }: ShownFailure) {
    if (kind === 'job') {
      if (await send('POST /jobs/:name/run', { name: id })) toast.success(texts.started)
      return
    }
    const result = await send('POST /outgoing-mails/:id/send', { id })
    if (!result) return
    if (result.sent) {
      remove(id)
      toast.success(texts.sent)
    } else toast.error(texts.notSent)
  }
  const dismiss = async ({ id }: ShownFailure) => {
    if (await send('DELETE /outgoing-mails/:id', { id })) remove(id)
  }

  const shown = failures.filter(({ id }) => !removed.includes(id))
  if (shown.length === 0) return null
  return (
    <NoticeTable
      title={texts.title}
      tone="error"
      columns={[texts.what, texts.reason, texts.failedAt, texts.nextAt]}
    >
      {shown.map((failure) => (
        <tr key={failure.id} data-failure={failure.kind}>
          <td>{failure.title}</td>
          <td data-long>{failure.reason}</td>
          <td>
            <LocalTime at={failure.failedAt} />
          </td>
          <td>{failure.nextAt ? <LocalTime at={failure.nextAt} /> : texts.never}</td>
          <td data-actions>
            {failure.canRetry && (
              <Button
                size="small"
                buttonStyle="secondary"
                margin={false}
                onClick={() => retry(failure)}
              >
                {failure.kind === 'job' ? texts.runNow : texts.sendNow}
              </Button>
            )}
            {failure.kind === 'mail' && (
              <Button
                size="small"
                buttonStyle="secondary"
                margin={false}
                onClick={() => dismiss(failure)}
              >
                {texts.dismiss}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </NoticeTable>
  )
}
