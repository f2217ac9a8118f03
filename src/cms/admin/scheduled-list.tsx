'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { ShownChange } from '@/cms/schedule/find-changes'
import { NoticeTable } from './notice-table'
import type { ScheduleTexts } from './schedule-texts'
import { LocalTime, useTimeZone } from './time-zone'
import { useChangeWish } from './use-change-wish'

type Props = {
  changes: readonly ShownChange[]
  texts: ScheduleTexts
  title: string
  tone?: 'default' | 'error'
  all?: { href: string; label: string }
  /** Whether titles are shown; inside a document its title is redundant. */
  withTitles: boolean
  onRemoved?: () => void
}

const states = { waiting: 'waiting', done: 'completed', failed: 'notDone' } as const

/** Lists scheduled changes with the actions to cancel or dismiss them. */
export function ScheduledList(props: Props) {
  const { changes, texts, title, tone = 'default', all, withTitles, onRemoved } = props
  const wishes = useChangeWish(texts)
  const timeZone = useTimeZone()
  const [removed, setRemoved] = useState<readonly string[]>([])

  async function act(id: string, wish: 'remove' | 'retry') {
    if (!(await wishes.act(id, wish))) return
    setRemoved([...removed, id])
    onRemoved?.()
  }

  const shown = changes.filter(({ id }) => !removed.includes(id))
  if (shown.length === 0) return null
  const columns = [texts.language, texts.action, texts.at, texts.scheduledBy, texts.status]
  return (
    <NoticeTable
      title={title}
      tone={tone}
      {...(all && { all })}
      columns={withTitles ? [texts.document, ...columns] : columns}
      footer={
        <small>
          {texts.zone} {timeZone}
        </small>
      }
    >
      {shown.map((change) => (
        <tr key={change.id} data-change={change.state}>
          {withTitles && (
            <td>
              <a href={change.url}>{change.title}</a>
            </td>
          )}
          <td>{change.languageName}</td>
          <td>{texts[change.action]}</td>
          <td>
            <LocalTime at={change.at} />
          </td>
          <td>{change.scheduledBy}</td>
          <td data-long>
            {change.failure ? (
              <strong role="alert">
                {texts.notDone}: {change.failure}
              </strong>
            ) : (
              texts[states[change.state]]
            )}
          </td>
          <td>
            {change.mayCancel && change.state === 'failed' && (
              <Button size="small" margin={false} onClick={() => act(change.id, 'retry')}>
                {texts.retry}
              </Button>
            )}
            {change.mayCancel && (
              <Button
                size="small"
                buttonStyle="secondary"
                margin={false}
                onClick={() => act(change.id, 'remove')}
              >
                {change.state === 'failed' ? texts.dismiss : texts.cancel}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </NoticeTable>
  )
}
