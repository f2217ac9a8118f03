'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { request } from '@/cms/admin/requests/request'
import { useRequest } from '@/cms/admin/requests/use-request'
import { LocalTime } from '@/cms/admin/time-zone'
import type { QualityRuns } from '@/cms/quality/find-findings'
import layout from '../layout.module.css'
import type { QualityReportTexts } from './report-texts'

type Props = QualityRuns & { canRun: boolean; texts: QualityReportTexts; language: string }

const pollMs = 2_000

/** When the report was made, how far the next one is, and the button that starts one. */
export function RunStatus({ canRun, texts, language, ...initial }: Props) {
  const router = useRouter()
  const { send } = useRequest(texts.failed)
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
    toast.success(texts.started)
  }

  return (
    <div className={layout.row}>
      <span>
        {last?.finishedAt ? (
          <>
            {texts.lastRun} <LocalTime at={last.finishedAt} />
          </>
        ) : (
          texts.never
        )}
        {last && ` · ${texts.checked} ${last.total.toLocaleString(language)}`}
      </span>
      {running && (
        <label className={layout.row}>
          {texts.running}
          <progress max={Math.max(running.total, 1)} value={running.checked} />
          {running.checked.toLocaleString(language)} / {running.total.toLocaleString(language)}
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
          {texts.run}
        </Button>
      )}
    </div>
  )
}
