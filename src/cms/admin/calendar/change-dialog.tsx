'use client'

import { Button, Drawer, toast, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { TimeInput } from '@/cms/admin/language-dialog'
import type { ScheduleTexts } from '@/cms/admin/schedule-texts'
import { LocalTime } from '@/cms/admin/time-zone'
import { useChangeWish } from '@/cms/admin/use-change-wish'
import type { ShownChange } from '@/cms/schedule/find-changes'
import layout from '../layout.module.css'
import type { CalendarTexts } from './calendar-texts'

export const changeSlug = 'scheduled-change'

type Props = {
  change: ShownChange
  /** Name of the collection or global. */
  kind: string
  texts: CalendarTexts
  schedule: ScheduleTexts
}

/** A change of the calendar, with the actions to move, retry and cancel it. */
export function ChangeDialog({ change, kind, texts, schedule }: Props) {
  const { act, isBusy, send } = useChangeWish(schedule)
  const { closeModal } = useModal()
  const router = useRouter()
  const [at, setAt] = useState<Date | undefined>(
    change.state === 'waiting' ? new Date(change.at) : undefined,
  )
  const states = {
    waiting: schedule.waiting,
    done: schedule.completed,
    failed: `${schedule.notDone}: ${change.failure}`,
  }

  function finish() {
    closeModal(changeSlug)
    router.refresh()
  }

  async function move() {
    const { action, document: id, locale, target } = change
    const document = id == null ? `globals/${target}` : `${target}/${id}`
    const body = { action, locales: [locale], at: at?.toISOString() ?? '' }
    if (!(await send('POST /:document/schedule', { document, body }))) return
    toast.success(texts.moved)
    finish()
  }
  const carryOut = async (wish: 'remove' | 'retry') => {
    if (await act(change.id, wish)) finish()
  }

  return (
    <Drawer slug={changeSlug} title={change.title}>
      <dl className={layout.details}>
        <Detail name={texts.kind}>{kind}</Detail>
        <Detail name={schedule.language}>{change.languageName}</Detail>
        <Detail name={schedule.action}>{schedule[change.action]}</Detail>
        <Detail name={schedule.at}>
          <LocalTime at={change.at} />
        </Detail>
        <Detail name={schedule.scheduledBy}>{change.scheduledBy}</Detail>
        <Detail name={schedule.status}>{states[change.state]}</Detail>
      </dl>
      <p>
        <a href={change.url}>{texts.open}</a>
      </p>
      {change.mayCancel && (
        <div style={{ marginBlockStart: '1.5rem' }}>
          <TimeInput at={at} texts={schedule} onChange={setAt} />
          <div className={layout.row}>
            <Button margin={false} disabled={isBusy} onClick={move}>
              {texts.move}
            </Button>
            {change.state === 'failed' && (
              <Button
                margin={false}
                disabled={isBusy}
                buttonStyle="secondary"
                onClick={() => carryOut('retry')}
              >
                {schedule.retry}
              </Button>
            )}
            <Button
              margin={false}
              disabled={isBusy}
              buttonStyle="secondary"
              onClick={() => carryOut('remove')}
            >
              {change.state === 'failed' ? schedule.dismiss : schedule.cancel}
            </Button>
          </div>
        </div>
      )}
    </Drawer>
  )
}

function Detail({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
