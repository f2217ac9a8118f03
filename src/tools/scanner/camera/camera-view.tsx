'use client'

import { RotateCw, Video, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { CodeFormat, FoundCode } from '@/qr/decode/code-found'
import { shorten } from '@/tools/shared/shorten'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Notice } from '@/ui/notice'
import { Segmented } from '@/ui/segmented'
import { Spinner } from '@/ui/spinner'
import { CameraControls } from './camera-controls'
import { CameraResting } from './camera-resting'
import { keepCameraSettings, readCameraSettings } from './camera-settings'
import { CameraStage } from './camera-stage'
import { CameraTrouble } from './camera-trouble'
import { findDrawnFrame } from './draw-frame'
import { FoundCodes } from './found-codes'
import { beep, prepareBeep, vibrate } from './give-signal'
import { createReadGate } from './read-gate'
import { SignalSwitches } from './signal-switches'
import { useAnnouncement } from './use-announcement'
import { useCamera } from './use-camera'
import { useFoundList } from './use-found-list'
import { useKnownHint } from './use-known-hint'
import type { ReadFrame } from './watch-frames'

/**
 * The camera, live from the moment this is shown. One code: the frame in which it is read goes to
 * `onStill` and the camera rests. Many codes: each goes on a list of its own, once.
 */
export function CameraView({
  formats,
  continuous,
  onStill,
  onFile,
  onClose,
}: {
  formats: readonly CodeFormat[]
  /** Many codes to begin with; people can change it. */
  continuous: boolean
  /** `codes` with corners in pixels of `picture`; none where the person pressed the shutter. */
  onStill: (picture: Blob, codes: readonly FoundCode[]) => void
  /** A picture that somebody takes or chooses where there is no camera. */
  onFile: (file: File) => void
  onClose: () => void
}) {
  const t = useTranslations('scanner.camera')
  const [settings, setSettings] = useState(readCameraSettings)
  const [isMany, setMany] = useState(continuous)
  const [rest, setRest] = useState<'found' | 'taken' | null>(null)
  const [isStuck, setStuck] = useState(false)
  const [hasTrouble, setTrouble] = useState(false)
  const { state, camera } = useCamera(settings.deviceId)
  const found = useFoundList()
  const known = useKnownHint()
  const gate = useRef(createReadGate({ steady: !continuous }))
  const isTaking = useRef(false)
  const video = useRef<HTMLVideoElement>(null)
  const root = useRef<HTMLElement>(null)
  const news = useAnnouncement<FoundCode>((codes) =>
    t('found.announce', {
      count: codes.length,
      text: shorten(codes[0]?.text ?? '', 80),
      total: found.list.entries.length,
    }),
  )

  // The button that opened this may be gone.
  useEffect(() => root.current?.focus({ preventScroll: true }), [])
  useEffect(() => keepCameraSettings(settings), [settings])

  const signal = () => {
    if (settings.beep) beep()
    if (settings.vibrate) vibrate()
  }
  const finish = async (
    still: Promise<Blob | null>,
    codes: readonly FoundCode[],
    why: 'found' | 'taken',
  ) => {
    if (isTaking.current) return
    isTaking.current = true
    const picture = await still
    isTaking.current = false
    if (!picture) return
    camera.stop()
    setRest(why)
    setStuck(false)
    onStill(picture, codes)
  }
  const takeFrame = ({ codes, takeStill }: ReadFrame) => {
    const certain = gate.current.pass(codes, performance.now())
    if (certain.length === 0 || isTaking.current) return
    if (!isMany) {
      signal()
      finish(takeStill(), certain, 'found')
      return
    }
    const added = found.add(certain)
    known.see(certain, added)
    if (added.length === 0) return
    signal()
    news.announce(added)
  }
  const press = () => {
    const canvas = video.current && findDrawnFrame(video.current)
    if (!canvas) return
    const still = new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))
    finish(still, [], 'taken')
  }
  const start = (deviceId?: string) => {
    setRest(null)
    setTrouble(false)
    camera.start(deviceId)
    root.current?.focus({ preventScroll: true })
  }
  const chooseMode = (mode: 'one' | 'many') => {
    gate.current = createReadGate({ steady: mode === 'one' })
    setMany(mode === 'many')
    if (rest) start()
  }
  const isLive = state.kind === 'live'
  const hint = known.text ? t('known', { text: known.text }) : isStuck && isLive ? t('stuck') : ''

  return (
    <section
      ref={root}
      aria-label={t('label')}
      tabIndex={-1}
      onPointerDown={prepareBeep}
      onKeyDown={prepareBeep}
      className="@container flex min-w-0 flex-col gap-4 outline-none"
      data-camera={rest ?? state.kind}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Segmented
          legend={t('mode.label')}
          legendHidden
          options={[
            { value: 'one', label: t('mode.one') },
            { value: 'many', label: t('mode.many') },
          ]}
          value={isMany ? 'many' : 'one'}
          onValueChange={chooseMode}
          className="w-60 max-w-full"
        />
        <Button variant="quiet" size="sm" onClick={onClose}>
          <X aria-hidden="true" />
          {t('close')}
        </Button>
      </div>
      <div
        className={classNames(
          'grid min-w-0 gap-5',
          isMany && '@3xl:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        <div className="flex min-w-0 flex-col gap-3">
          {rest && (
            <CameraResting text={t(rest === 'found' ? 'finished.text' : 'finished.taken')}>
              <Button autoFocus onClick={() => start()}>
                <Video aria-hidden="true" />
                {t('finished.again')}
              </Button>
            </CameraResting>
          )}
          {!rest && state.kind === 'starting' && (
            <CameraResting isTall text={t(state.asks ? 'asking' : 'starting')}>
              <Spinner />
            </CameraResting>
          )}
          {state.kind === 'paused' && (
            <CameraResting isTall title={t('paused.title')} text={t('paused.text')}>
              <Button onClick={() => start()}>
                <Video aria-hidden="true" />
                {t('paused.resume')}
              </Button>
            </CameraResting>
          )}
          {state.kind === 'problem' && (
            <CameraTrouble
              problem={state.problem}
              onRetry={() => start()}
              onFile={onFile}
              onClose={onClose}
            />
          )}
          {isLive && hasTrouble && (
            <Notice tone="bad" live title={t('reader.title')}>
              <p>{t('reader.text')}</p>
              <Button variant="secondary" size="sm" className="mt-3" onClick={() => start()}>
                <RotateCw aria-hidden="true" />
                {t('retry')}
              </Button>
            </Notice>
          )}
          {isLive && (
            <>
              <CameraStage
                live={state}
                video={video}
                formats={formats}
                hint={
                  hint && (
                    <p className="rounded-md bg-black/80 px-3 py-1.5 text-center text-sm text-white">
                      {hint}
                    </p>
                  )
                }
                onFrame={takeFrame}
                onStuck={setStuck}
                onTrouble={() => setTrouble(true)}
              />
              <p role="status" className={isStuck ? 'sr-only' : 'text-ink-soft text-sm'}>
                {t(isStuck ? 'stuck' : isMany ? 'aimMany' : 'aim')}
              </p>
              <CameraControls
                key={state.track.id}
                live={state}
                onChoose={(deviceId) => {
                  setSettings({ ...settings, deviceId })
                  start(deviceId)
                }}
                onShutter={press}
              />
              <SignalSwitches settings={settings} onChange={setSettings} />
            </>
          )}
        </div>
        {isMany && <FoundCodes list={found.list} isKept={found.isKept} change={found.change} />}
      </div>
      <p role="status" className="sr-only">
        {news.text}
      </p>
    </section>
  )
}
