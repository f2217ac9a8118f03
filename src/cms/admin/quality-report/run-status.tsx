'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { LocalTime } from '@/cms/admin/time-zone'
import type { QualityRun } from '@/cms/quality/find-findings'
import type { QualityReportTexts } from './report-texts'

type Runs = { running?: QualityRun; last?: QualityRun }
type Props = Runs & { canRun: boolean; texts: QualityReportTexts; language: string }

const pollMs = 2_000

/** When the report was made, how far the next one is, and the button that starts one. */
export function RunStatus({ canRun, texts, language, ...initial }: Props) {
  const { config } = useConfig()
  const router = useRouter()
  const url = `${config.routes.api}/quality/report`
  const [runs, setRuns] = useState<Runs>(initial)
  const [isWaiting, setWaiting] = useState(false)
  const { running, last } = runs
  const isBusy = isWaiting || Boolean(running)

  const poll = useEffectEvent(async () => {
    const answer = await fetch(url, { credentials: 'include' }).catch(() => undefined)
    if (!answer?.ok) return
    const next: Runs = await answer.json()
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
    const answer = await fetch(url, { method: 'POST', credentials: 'include' }).catch(
      () => undefined,
    )
    if (!answer?.ok) {
      toast.error(texts.failed)
      return
    }
    setWaiting(true)
    toast.success(texts.started)
  }

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1rem', alignItems: 'center' }}>
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
        <label style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
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
