import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import type { FoundCode } from '@/qr/decode'
import { shorten } from '@/tools/shared/shorten'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { FileButton } from '@/ui/file-button'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import { Spinner } from '@/ui/spinner'
import { codeKey } from '../code-key'
import { textWithoutSecrets } from '../results/text-without-secrets'
import { useDesk, useScanner } from '../scanner-context'
import { findBrowserFamily } from './browser-family'
import type { CameraProblem } from './camera-problem'
import type { CameraState } from './create-camera'
import { type CameraStill, StillPicture } from './still-picture'
import type { CodeReading } from './use-code-reading'

/** The live picture, or the reason why there is none. */
export function CameraPane({
  state,
  reading: { rest, still, choice, choose, hasTrouble },
  onStart,
  children,
}: {
  state: CameraState
  reading: CodeReading
  onStart: () => void
  /** Shown while the camera is on. */
  children: ReactNode
}) {
  const t = useTranslations('scanner.camera')
  if (rest === 'asking' && choice) {
    return <CodeChoice choice={choice} onChoose={choose} onAgain={onStart} />
  }
  if (rest) {
    return (
      <>
        <CameraPlaceholder text={t(rest === 'taken' ? 'finished.taken' : 'finished.text')}>
          <Button autoFocus onClick={onStart}>
            <Icon name="video" />
            {t('finished.again')}
          </Button>
        </CameraPlaceholder>
        {still && <StillPicture still={still} label={t('still')} />}
      </>
    )
  }
  switch (state.kind) {
    case 'off':
    case 'starting': {
      const prompts = state.kind === 'starting' && state.prompts
      return (
        <CameraPlaceholder isTall text={t(prompts ? 'asking' : 'starting')}>
          <Spinner />
        </CameraPlaceholder>
      )
    }
    case 'paused':
      return (
        <CameraPlaceholder isTall title={t('paused.title')} text={t('paused.text')}>
          <Button onClick={onStart}>
            <Icon name="video" />
            {t('paused.resume')}
          </Button>
        </CameraPlaceholder>
      )
    case 'problem':
      return <CameraTrouble problem={state.problem} onRetry={onStart} />
    case 'live':
      return (
        <>
          {hasTrouble && (
            <Notice tone="bad" live title={t('reader.title')}>
              <p>{t('reader.text')}</p>
              <Button variant="secondary" size="sm" className="mt-3" onClick={onStart}>
                <Icon name="rotate-cw" />
                {t('retry')}
              </Button>
            </Notice>
          )}
          {children}
        </>
      )
  }
}

/** Shown in place of the live picture. */
function CameraPlaceholder({
  title,
  text,
  isTall = false,
  children,
}: {
  title?: string
  text: string
  isTall?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={classNames(
        'module-mat flex flex-wrap items-center justify-center gap-x-5 gap-y-3 rounded-lg px-4 py-4 text-center',
        isTall && 'min-h-72 flex-col',
      )}
    >
      <div role="status" className="flex max-w-[44ch] flex-col gap-1">
        {title && <p className="font-medium">{title}</p>}
        <p className="text-ink-soft text-sm">{text}</p>
      </div>
      {children}
    </div>
  )
}

/** Why there is no picture, what to do about it, and how to continue without a camera. */
function CameraTrouble({ problem, onRetry }: { problem: CameraProblem; onRetry: () => void }) {
  const { setCameraOn } = useScanner()
  const { scans } = useDesk()
  const t = useTranslations('scanner.camera')
  const family = findBrowserFamily(navigator.userAgent, navigator.maxTouchPoints)
  // Retrying cannot change these.
  const canRetry = !['insecure', 'unsupported', 'policy'].includes(problem)

  return (
    <div
      role="alert"
      className="module-mat flex min-h-72 flex-col items-center justify-center gap-5 rounded-lg px-5 py-10 text-center"
      data-camera-problem={problem}
    >
      <div className="flex max-w-[44ch] flex-col gap-2">
        <p className="font-medium text-lead">{t(`problems.${problem}.title`)}</p>
        <p className="text-ink-soft text-sm">{t(`problems.${problem}.text`)}</p>
        {problem === 'denied' && <p className="text-sm">{t(`allow.${family}`)}</p>}
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {canRetry && (
          <Button onClick={onRetry}>
            <Icon name="rotate-cw" />
            {t('retry')}
          </Button>
        )}
        {/* On a phone this opens the camera app, which needs no permission for the page. */}
        <FileButton
          variant="secondary"
          label={t('photo')}
          accept="image/*"
          capture="environment"
          onFile={(file) => {
            setCameraOn(false)
            scans.add({ files: [file], origin: 'file' })
          }}
        >
          <Icon name="image-up" />
        </FileButton>
        <Button variant="quiet" onClick={() => setCameraOn(false)}>
          {t('close')}
        </Button>
      </div>
      <p className="text-ink-soft text-xs">{t('otherWays')}</p>
    </div>
  )
}

const longestText = 80

/** The codes in view, numbered in the picture and as buttons, of which one is to be chosen. */
function CodeChoice({
  choice,
  onChoose,
  onAgain,
}: {
  choice: CameraStill
  onChoose: (code: FoundCode) => void
  /** Starts the camera again. */
  onAgain: () => void
}) {
  const t = useTranslations('scanner.camera')
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  return (
    <section
      aria-label={t('severalCodes.title', { count: choice.codes.length })}
      className="flex flex-col gap-3"
    >
      <div role="status">
        <h3 className="font-medium">{t('severalCodes.title', { count: choice.codes.length })}</h3>
        <p className="text-ink-soft text-sm">{t('severalCodes.text')}</p>
      </div>
      <ol className="flex flex-col gap-2">
        {choice.codes.map((code, index) => (
          <li key={codeKey(code)}>
            <button
              ref={index === 0 ? first : null}
              type="button"
              onClick={() => onChoose(code)}
              className="flex min-h-11 w-full items-center gap-3 rounded-md border border-line-strong bg-paper-raised px-3 py-2 text-start text-sm hover:border-ink"
            >
              <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-ink font-medium text-paper text-xs tabular-nums">
                {index + 1}
              </span>
              <bdi className="min-w-0 break-words">
                {shorten(textWithoutSecrets(code), longestText)}
              </bdi>
            </button>
          </li>
        ))}
      </ol>
      <StillPicture still={choice} label={t('still')} isNumbered />
      <div>
        <Button variant="secondary" onClick={onAgain}>
          <Icon name="video" />
          {t('finished.again')}
        </Button>
      </div>
    </section>
  )
}
