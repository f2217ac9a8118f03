'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import type { ShownChange } from '@/cms/schedule/list-scheduled-changes'
import type { ScheduleTexts } from './schedule-texts'
import { LocalTime, useTimeZone } from './time-zone'

type Props = {
  changes: readonly ShownChange[]
  texts: ScheduleTexts
  /** In a document its title goes without saying. */
  withTitles: boolean
  onRemoved?: () => void
}

const states = { waiting: 'waiting', done: 'completed', failed: 'notDone' } as const
const cell = {
  padding: '0.35rem 1rem 0.35rem 0',
  textAlign: 'start',
  verticalAlign: 'top',
} as const

/** What is scheduled, with what may be cancelled or dismissed. */
export function ScheduledList({ changes, texts, withTitles, onRemoved }: Props) {
  const { config } = useConfig()
  const timeZone = useTimeZone()
  const [removed, setRemoved] = useState<readonly string[]>([])

  async function act(id: string, wish: 'remove' | 'retry') {
    try {
      const url = `${config.routes.api}/scheduled-changes/${id}`
      const answer = await (wish === 'remove'
        ? fetch(url, { method: 'DELETE', credentials: 'include' })
        : fetch(`${url}/retry`, { method: 'POST', credentials: 'include' }))
      if (!answer.ok) {
        toast.error((await answer.json()).errors?.[0]?.message ?? texts.failed)
        return
      }
      setRemoved([...removed, id])
      toast.success(wish === 'remove' ? texts.removed : texts.retried)
      onRemoved?.()
    } catch {
      toast.error(texts.failed)
    }
  }

  const shown = changes.filter(({ id }) => !removed.includes(id))
  if (shown.length === 0) return null
  return (
    <section
      aria-label={texts.changes}
      className="banner banner--type-default"
      style={{ display: 'block', overflowX: 'auto' }}
    >
      <h2 style={{ marginBlockEnd: '0.5rem', fontSize: '1.1rem' }}>{texts.changes}</h2>
      <table>
        <thead>
          <tr>
            {withTitles && (
              <th scope="col" style={cell}>
                {texts.document}
              </th>
            )}
            {[texts.language, texts.action, texts.at, texts.scheduledBy, texts.status].map(
              (name) => (
                <th key={name} scope="col" style={cell}>
                  {name}
                </th>
              ),
            )}
            <td />
          </tr>
        </thead>
        <tbody>
          {shown.map((change) => (
            <tr key={change.id} data-change={change.state}>
              {withTitles && (
                <td style={cell}>
                  <a href={change.url}>{change.title}</a>
                </td>
              )}
              <td style={cell}>{change.languageName}</td>
              <td style={cell}>{texts[change.action]}</td>
              <td style={cell}>
                <LocalTime at={change.at} />
              </td>
              <td style={cell}>{change.scheduledBy}</td>
              <td style={{ ...cell, maxWidth: '24rem' }}>
                {change.failure ? (
                  <strong role="alert">
                    {texts.notDone}: {change.failure}
                  </strong>
                ) : (
                  texts[states[change.state]]
                )}
              </td>
              <td style={cell}>
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
        </tbody>
      </table>
      <small>
        {texts.zone} {timeZone}
      </small>
    </section>
  )
}
