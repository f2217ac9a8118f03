'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Segmented } from '@/ui/segmented'
import { useDesk, useScanner } from '../scanner-context'
import { CameraControls } from './camera-controls'
import { CameraPane } from './camera-pane'
import { cameraSettings } from './camera-settings'
import { CameraStage } from './camera-stage'
import { FoundCodes } from './found-codes'
import { prepareBeep } from './give-signal'
import { SignalSwitches } from './signal-switches'
import { useCamera } from './use-camera'
import { useCodeReading } from './use-code-reading'

/**
 * The camera, which starts when this is mounted. One code: its frame becomes a picture of the desk and
 * the camera stops. Many codes: each is added to a list once.
 */
export function CameraView() {
  const { isMany, setMany } = useDesk()
  const t = useTranslations('scanner.camera')
  const [settings, setSettings] = useState(cameraSettings.read)
  const { state, camera } = useCamera(settings.deviceId)
  const video = useRef<HTMLVideoElement>(null)
  const root = useRef<HTMLElement>(null)
  const reading = useCodeReading(camera, video, settings)
  const { isStuck } = reading

  // The button that opened the camera may no longer be there.
  useEffect(() => {
    root.current?.focus({ preventScroll: true })
    prepareBeep()
  }, [])
  useEffect(() => {
    cameraSettings.write(settings)
  }, [settings])

  /** The clicked button disappears, so the focus moves to the section. */
  const start = (deviceId?: string) => {
    reading.start(deviceId)
    root.current?.focus({ preventScroll: true })
  }
  const choose = (deviceId: string) => {
    setSettings({ ...settings, deviceId })
    start(deviceId)
  }
  const chooseMode = (mode: CameraMode) => {
    setMany(mode === 'many')
    if (reading.rest) reading.start()
  }

  return (
    <section
      ref={root}
      aria-label={t('label')}
      tabIndex={-1}
      // Browsers allow sound only after a user gesture.
      onPointerDown={prepareBeep}
      onKeyDown={prepareBeep}
      className="@container flex min-w-0 flex-col gap-4 outline-none"
      data-camera={reading.rest ?? state.kind}
    >
      <CameraHeader mode={isMany ? 'many' : 'one'} onMode={chooseMode} />
      <div
        className={classNames(
          'grid min-w-0 gap-5',
          isMany && '@3xl:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        <div className="flex min-w-0 flex-col gap-3">
          <CameraPane state={state} reading={reading} onStart={() => start()}>
            {state.kind === 'live' && (
              <>
                <CameraStage
                  live={state}
                  video={video}
                  remark={
                    reading.knownText
                      ? t('known', { text: reading.knownText })
                      : isStuck && t('stuck')
                  }
                  reading={reading}
                />
                <p role="status" className={isStuck ? 'sr-only' : 'text-ink-soft text-sm'}>
                  {t(isStuck ? 'stuck' : isMany ? 'aimMany' : 'aim')}
                </p>
                <CameraControls
                  key={state.track.id}
                  live={state}
                  onChoose={choose}
                  onShutter={reading.takePicture}
                />
                <SignalSwitches settings={settings} onChange={setSettings} />
              </>
            )}
          </CameraPane>
        </div>
        {isMany && <FoundCodes found={reading.found} />}
      </div>
      <p role="status" className="sr-only">
        {reading.announcement}
      </p>
    </section>
  )
}

type CameraMode = 'one' | 'many'

function CameraHeader({ mode, onMode }: { mode: CameraMode; onMode: (mode: CameraMode) => void }) {
  const t = useTranslations('scanner.camera')
  const { setCameraOn } = useScanner()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Segmented
        legend={t('mode.label')}
        legendHidden
        options={[
          { value: 'one', label: t('mode.one') },
          { value: 'many', label: t('mode.many') },
        ]}
        value={mode}
        onValueChange={onMode}
        className="w-60 max-w-full"
      />
      <Button variant="quiet" size="sm" onClick={() => setCameraOn(false)}>
        <Icon name="x" />
        {t('close')}
      </Button>
    </div>
  )
}
