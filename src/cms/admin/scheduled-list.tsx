'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { ShownChange } from '@/cms/schedule/find-changes'
import { NoticeTable } from './notice-table'
import { LocalTime, useTimeZone } from './time-zone'
import { useChangeWish } from './use-change-wish'
import { useTexts } from './use-texts'

type Props = {
  changes: readonly ShownChange[]
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
  const t = useTexts()
  const { changes, title, tone = 'default', all, withTitles, onRemoved } = props
  const wishes = useChangeWish()
  const timeZone = useTimeZone()
  const [removed, setRemoved] = useState<readonly string[]>([])

  async function act(id: string, wish: 'remove' | 'retry') {
    if (!(await wishes.act(id, wish))) return
    setRemoved([...removed, id])
    onRemoved?.()
  }

  const shown = changes.filter(({ id }) => !removed.includes(id))
  if (shown.length === 0) return null
  const columns = [
    t('schedule.language'),
    t('schedule.action'),
    t('schedule.at'),
    t('schedule.scheduledBy'),
    t('schedule.status'),
  ]
  return (
    <NoticeTable
      title={title}
      tone={tone}
      {...(all && { all })}
      columns={withTitles ? [t('schedule.document'), ...columns] : columns}
      footer={
        <small>
          {t('schedule.zone')} {timeZone}
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
          <td>{t(`schedule.${change.action}`)}</td>
          <td>
            <LocalTime at={change.at} />
          </td>
          <td>{change.scheduledBy}</td>
          <td data-long>
            {change.failure ? (
              <strong role="alert">
                {t('schedule.notDone')}: {change.failure}
              </strong>
            ) : (
              t(`schedule.${states[change.state]}`)
            )}
          </td>
          <td>
            {change.mayCancel && change.state === 'failed' && (
              <Button size="small" margin={false} onClick={() => act(change.id, 'retry')}>
                {t('schedule.retry')}
              </Button>
            )}
            {change.mayCancel && (
              <Button
                size="small"
                buttonStyle="secondary"
                margin={false}
                onClick={() => act(change.id, 'remove')}
              >
                {change.state === 'failed' ? t('schedule.dismiss') : t('schedule.cancel')}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </NoticeTable>
  )
}
