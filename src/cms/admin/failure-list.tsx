'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import type { ShownFailure } from '@/cms/jobs/list-failures'
import type { FailureTexts } from './failure-texts'
import { NoticeTable, noticeCell } from './notice-table'
import { LocalTime } from './time-zone'

type Props = { failures: readonly ShownFailure[]; texts: FailureTexts }

/** A list of failures, each with the reason, the next attempt and the available actions. */
export function FailureList({ failures, texts }: Props) {
  const { config } = useConfig()
  const [removed, setRemoved] = useState<readonly string[]>([])

  async function send(method: 'DELETE' | 'POST', path: string): Promise<{ sent?: boolean }> {
    const url = `${config.routes.api}${path}`
    const answer = await fetch(url, { method, credentials: 'include' })
    if (!answer.ok) throw new Error()
    return answer.json()
  }

  async function act(work: () => Promise<void>) {
    try {
      await work()
    } catch {
      toast.error(texts.failed)
    }
  }

  const remove = (id: string) => setRemoved((others) => [...others, id])
  const retry = ({ id, kind }: ShownFailure) =>
    act(async () => {
      if (kind === 'job') {
        await send('POST', `/jobs/${id}/run`)
        toast.success(texts.started)
      } else if ((await send('POST', `/outgoing-mails/${id}/send`)).sent) {
        remove(id)
        toast.success(texts.sent)
      } else toast.error(texts.notSent)
    })
  const dismiss = ({ id }: ShownFailure) =>
    act(async () => {
      await send('DELETE', `/outgoing-mails/${id}`)
      remove(id)
    })

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
          <td style={noticeCell}>{failure.title}</td>
          <td style={{ ...noticeCell, maxWidth: '24rem', overflowWrap: 'anywhere' }}>
            {failure.reason}
          </td>
          <td style={noticeCell}>
            <LocalTime at={failure.failedAt} />
          </td>
          <td style={noticeCell}>
            {failure.nextAt ? <LocalTime at={failure.nextAt} /> : texts.never}
          </td>
          <td style={{ ...noticeCell, display: 'flex', gap: '0.5rem' }}>
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
