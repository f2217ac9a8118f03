import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FoundCode } from '@/qr/decode'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import { Spinner } from '@/ui/spinner'
import { CameraTrouble } from './camera-trouble'
import { CodeChoice } from './code-choice'
import type { CameraState } from './create-camera'
import { type CameraStill, StillPicture } from './still-picture'

/**
 * Why the camera has stopped: a code was found, the shutter was pressed, or one of several codes is
 * to be chosen.
 */
export type CameraRest = 'found' | 'taken' | 'asking'

/** The live picture, or the reason why there is none. */
export function CameraPane({
  state,
  rest,
  still,
  choice,
  onChoose,
  hasTrouble,
  onStart,
  onFile,
  onClose,
  children,
}: {
  state: CameraState
  rest: CameraRest | null
  /** The last picture. */
  still: CameraStill | null
  /** Several codes of which one is to be chosen. */
  choice: CameraStill | null
  onChoose: (code: FoundCode) => void
  /** The decoder does not answer. */
  hasTrouble: boolean
  onStart: () => void
  onFile: (file: File) => void
  onClose: () => void
  /** Shown while the camera is on. */
  children: ReactNode
}) {
  const t = useTranslations('scanner.camera')
  if (rest === 'asking' && choice) {
    return <CodeChoice choice={choice} onChoose={onChoose} onAgain={onStart} />
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
      return (
        <CameraTrouble
          problem={state.problem}
          onRetry={onStart}
          onFile={onFile}
          onClose={onClose}
        />
      )
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
