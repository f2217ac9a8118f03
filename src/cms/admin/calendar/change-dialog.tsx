'use client'

import { Button, Drawer, toast, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { TimeInput } from '@/cms/admin/language-dialog'
import { LocalTime } from '@/cms/admin/time-zone'
import { useChangeWish } from '@/cms/admin/use-change-wish'
import { useTexts } from '@/cms/admin/use-texts'
import type { ShownChange } from '@/cms/schedule/find-changes'
import layout from '@/desk/admin/layout.module.css'

export const changeSlug = 'scheduled-change'

type Props = {
  change: ShownChange
  /** Name of the collection or global. */
  kind: string
}

/** A change of the calendar, with the actions to move, retry and cancel it. */
export function ChangeDialog({ change, kind }: Props) {
  const t = useTexts()
  const { act, isBusy, send } = useChangeWish()
  const { closeModal } = useModal()
  const router = useRouter()
  const [at, setAt] = useState<Date | undefined>(
    change.state === 'waiting' ? new Date(change.at) : undefined,
  )
  const states = {
    waiting: t('schedule.waiting'),
    done: t('schedule.completed'),
    failed: `${t('schedule.notDone')}: ${change.failure}`,
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
    toast.success(t('calendar.moved'))
    finish()
  }
  const carryOut = async (wish: 'remove' | 'retry') => {
    if (await act(change.id, wish)) finish()
  }

  return (
    <Drawer slug={changeSlug} title={change.title}>
      <dl className={layout.details}>
        <Detail name={t('translations.kind')}>{kind}</Detail>
        <Detail name={t('schedule.language')}>{change.languageName}</Detail>
        <Detail name={t('schedule.action')}>{t(`schedule.${change.action}`)}</Detail>
        <Detail name={t('schedule.at')}>
          <LocalTime at={change.at} />
        </Detail>
        <Detail name={t('schedule.scheduledBy')}>{change.scheduledBy}</Detail>
        <Detail name={t('schedule.status')}>{states[change.state]}</Detail>
      </dl>
      <p>
        <a href={change.url}>{t('calendar.open')}</a>
      </p>
      {change.mayCancel && (
        <div style={{ marginBlockStart: '1.5rem' }}>
          <TimeInput at={at} onChange={setAt} />
          <div className={layout.row}>
            <Button margin={false} disabled={isBusy} onClick={move}>
              {t('calendar.move')}
            </Button>
            {change.state === 'failed' && (
              <Button
                margin={false}
                disabled={isBusy}
                buttonStyle="secondary"
                onClick={() => carryOut('retry')}
              >
                {t('schedule.retry')}
              </Button>
            )}
            <Button
              margin={false}
              disabled={isBusy}
              buttonStyle="secondary"
              onClick={() => carryOut('remove')}
            >
              {change.state === 'failed' ? t('schedule.dismiss') : t('schedule.cancel')}
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
