import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { useBatch } from '../batch-context'
import type { BatchProgress } from '../batch-job'

/** A screen reader announces every tenth of the rows, not every code. */
const announcedShare = 0.1

/** The progress, speed and remaining time of a run, which can be paused or canceled. */
export function RunProgress({ progress }: { progress: BatchProgress | null }) {
  const { run } = useBatch()
  const t = useTranslations('batch.run')
  const { number } = useFormatter()
  const describeRemaining = useRemaining()
  const [isConfirming, setConfirming] = useState(false)
  const stop = useRef<HTMLButtonElement>(null)
  const { done = 0, total = 0, faulty = 0, state = 'running' } = progress ?? {}
  const share = total > 0 ? done / total : 0
  const percent = number(Math.floor(share * 100) / 100, { style: 'percent' })
  const isPaused = state === 'paused'
  useLeaveWarning(true)
  useTitleProgress(progress ? percent : null)

  const announced = Math.floor(share / announcedShare) * announcedShare
  const headings = {
    linking: progress?.isProving ? t('proving') : t('linking'),
    running: t('making'),
    paused: t('paused'),
    closing: t('closing'),
  }
  const heading = headings[state]
  const isDrawing = state === 'running' || isPaused
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-paper-raised p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-medium">{heading}</p>
        <p className="text-ink-soft text-sm tabular-nums">{t('done', { done, total })}</p>
      </div>
      <div
        role="progressbar"
        aria-label={heading}
        aria-valuenow={Math.floor(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={t('done', { done, total })}
        className="h-2 overflow-hidden rounded-full bg-paper-sunken forced-colors:border"
      >
        <div
          className="h-full origin-left bg-accent transition-transform duration-140 motion-reduce:transition-none forced-colors:bg-[Highlight] rtl:origin-right"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <p className="flex min-h-5 flex-wrap gap-x-4 gap-y-1 text-ink-soft text-xs tabular-nums">
        {progress?.perSecond != null && !isPaused && (
          <span>{t('rate', { rate: Math.round(progress.perSecond) })}</span>
        )}
        {progress?.remainingSeconds != null && !isPaused && (
          <span>{describeRemaining(progress.remainingSeconds)}</span>
        )}
        {faulty > 0 && <span>{t('faulty', { count: faulty })}</span>}
      </p>
      <p role="status" className="sr-only">
        {state === 'linking' ? heading : progress && t('announced', { share: announced, state })}
      </p>
      {isConfirming ? (
        <CancelQuestion
          text={state === 'linking' ? t('cancel.links') : t('cancel.text', { done })}
          onContinue={() => {
            setConfirming(false)
            setTimeout(() => stop.current?.focus())
          }}
          onCancel={run.cancel}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {isDrawing && (
            <Button variant="secondary" onClick={isPaused ? run.resume : run.pause}>
              {isPaused ? <Icon name="play" /> : <Icon name="pause" />}
              {isPaused ? t('resume') : t('pause')}
            </Button>
          )}
          <Button ref={stop} variant="quiet" onClick={() => setConfirming(true)}>
            <Icon name="x" />
            {t('cancel.ask')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Confirms that the run is to be canceled; the safe answer has the focus. */
function CancelQuestion({
  text,
  onContinue,
  onCancel,
}: {
  text: string
  onContinue: () => void
  onCancel: () => void
}) {
  const t = useTranslations('batch.run.cancel')
  const safeAnswer = useRef<HTMLButtonElement>(null)
  useEffect(() => safeAnswer.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with two answers
    <div role="group" aria-label={t('question')} className="flex flex-col gap-3">
      <p className="text-sm">
        <span className="font-medium">{t('question')}</span> {text}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button ref={safeAnswer} variant="secondary" onClick={onContinue}>
          {t('keep')}
        </Button>
        <Button onClick={onCancel}>{t('stop')}</Button>
      </div>
    </div>
  )
}

/** Has the browser confirm that the page is to be closed while that would interrupt the run. */
function useLeaveWarning(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isBusy])
}

/** Shows a text in front of the title of the page, which is visible from another tab. */
function useTitleProgress(text: string | null): void {
  useEffect(() => {
    if (text === null) return
    const title = document.title
    document.title = `${text} · ${title}`
    return () => {
      document.title = title
    }
  }, [text])
}

/** Formats an estimated time: “about 3 minutes left”, never more exact than the estimate. */
function useRemaining(): (seconds: number) => string {
  const t = useTranslations('batch.run')
  const { number } = useFormatter()
  return (seconds) => {
    if (seconds < 5) return t('almost')
    const [value, unit] = roundTime(seconds)
    return t('remaining', { time: number(value, { style: 'unit', unit, unitDisplay: 'long' }) })
  }
}

function roundTime(seconds: number): [value: number, unit: 'second' | 'minute' | 'hour'] {
  if (seconds < 55) return [Math.ceil(seconds / 5) * 5, 'second']
  if (seconds < 55 * 60) return [Math.max(1, Math.round(seconds / 60)), 'minute']
  return [Math.round(seconds / 1800) / 2, 'hour']
}
