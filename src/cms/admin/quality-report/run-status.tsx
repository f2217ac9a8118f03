'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { LocalTime } from '@/cms/admin/time-zone'
import { useTexts } from '@/cms/admin/use-texts'
import type { QualityRuns } from '@/cms/quality/find-findings'
import layout from '@/desk/admin/layout.module.css'
import { request } from '@/desk/admin/requests/request'
import { useRequest } from '@/desk/admin/requests/use-request'
import { intlTag } from '@/i18n/locales'

type Props = QualityRuns & { canRun: boolean; language: string }

const pollMs = 2_000

/** When the report was made, how far the next one is, and the button that starts one. */
export function RunStatus({ canRun, language, ...initial }: Props) {
  const t = useTexts()
  const router = useRouter()
  const { send } = useRequest(t('quality.failed'))
  const [runs, setRuns] = useState<QualityRuns>(initial)
  const [isWaiting, setWaiting] = useState(false)
  const { running, last } = runs
  const isBusy = isWaiting || Boolean(running)

  const poll = useEffectEvent(async () => {
    const next = await request('GET /quality/report', {}).catch(() => undefined)
    if (!next) return
    const isNew = next.last?.finishedAt !== last?.finishedAt
    setRuns(next)
    if (!isNew) return
    setWaiting(false)
    router.refresh()
  })
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setInterval(poll, pollMs)
    return () => clearInterval(timer)
  }, [isBusy])

  async function start() {
    if (!(await send('POST /quality/report', {}))) return
    setWaiting(true)
    toast.success(t('quality.started'))
  }

  return (
    <div className={layout.row}>
      <span>
        {last?.finishedAt ? (
          <>
            {t('quality.lastRun')} <LocalTime at={last.finishedAt} />
          </>
        ) : (
          t('quality.never')
        )}
        {last && ` · ${t('quality.checked')} ${last.total.toLocaleString(intlTag(language))}`}
      </span>
      {running && (
        <label className={layout.row}>
          {t('quality.running')}
          <progress max={Math.max(running.total, 1)} value={running.checked} />
          {running.checked.toLocaleString(intlTag(language))} /{' '}
          {running.total.toLocaleString(intlTag(language))}
        </label>
      )}
      {canRun && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isBusy}
          onClick={start}
        >
          {t('quality.run')}
        </Button>
      )}
    </div>
  )
}
