'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { CodeFormat, FoundCode } from '@/qr/decode/code-found'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Segmented } from '@/ui/segmented'
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
 * The camera, live from the moment this is shown. One code: the frame in which it is read goes to
 * `onStill` and the camera rests. Many codes: each goes on a list of its own, once.
 */
export function CameraView({
  formats,
  continuous,
  onContinuous,
  siteHost,
  onStill,
  onFound,
  onFile,
  onClose,
}: {
  formats: readonly CodeFormat[]
  /** Many codes, one after another. */
  continuous: boolean
  onContinuous: (continuous: boolean) => void
  /** By which our own links are known. */
  siteHost: string
  /** `codes` with corners in pixels of `picture`; none where the person pressed the shutter. */
  onStill: (picture: Blob, codes: readonly FoundCode[]) => void
  /** Codes that are new on the list of many. */
  onFound: (codes: readonly FoundCode[]) => void
  /** A picture that someone takes or chooses where there is no camera. */
  onFile: (file: File) => void
  onClose: () => void
}) {
  const t = useTranslations('scanner.camera')
  const [settings, setSettings] = useState(cameraSettings.read)
  const { state, camera } = useCamera(settings.deviceId)
  const video = useRef<HTMLVideoElement>(null)
  const root = useRef<HTMLElement>(null)
  const reading = useCodeReading({ camera, video, settings, isMany: continuous, onStill, onFound })
  const { isStuck, found } = reading

  // The button that opened this may be gone.
  useEffect(() => {
    root.current?.focus({ preventScroll: true })
    prepareBeep()
  }, [])
  useEffect(() => {
    cameraSettings.write(settings)
  }, [settings])

  /** The pressed button goes away, the focus stays here. */
  const start = (deviceId?: string) => {
    reading.start(deviceId)
    root.current?.focus({ preventScroll: true })
  }
  const choose = (deviceId: string) => {
    setSettings({ ...settings, deviceId })
    start(deviceId)
  }

  return (
    <section
      ref={root}
      aria-label={t('label')}
      tabIndex={-1}
      // Sound is allowed only to pages in which something was pressed.
      onPointerDown={prepareBeep}
      onKeyDown={prepareBeep}
      className="@container flex min-w-0 flex-col gap-4 outline-none"
      data-camera={reading.rest ?? state.kind}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Segmented
          legend={t('mode.label')}
          legendHidden
          options={[
            { value: 'one', label: t('mode.one') },
            { value: 'many', label: t('mode.many') },
          ]}
          value={continuous ? 'many' : 'one'}
          onValueChange={(mode) => {
            onContinuous(mode === 'many')
            if (reading.rest) reading.start()
          }}
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
          continuous && '@3xl:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        <div className="flex min-w-0 flex-col gap-3">
          <CameraPane
            state={state}
            rest={reading.rest}
            still={reading.still}
            hasTrouble={reading.hasTrouble}
            onStart={() => start()}
            onFile={onFile}
            onClose={onClose}
          >
            {state.kind === 'live' && (
              <>
                <CameraStage
                  live={state}
                  video={video}
                  formats={formats}
                  remark={
                    reading.knownText
                      ? t('known', { text: reading.knownText })
                      : isStuck && t('stuck')
                  }
                  onFrame={reading.takeFrame}
                  onStuck={reading.setStuck}
                  onTrouble={reading.reportTrouble}
                />
                <p role="status" className={isStuck ? 'sr-only' : 'text-ink-soft text-sm'}>
                  {t(isStuck ? 'stuck' : continuous ? 'aimMany' : 'aim')}
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
        {continuous && (
          <FoundCodes
            list={found.list}
            isKept={found.isKept}
            siteHost={siteHost}
            change={found.change}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {reading.news}
      </p>
    </section>
  )
}
