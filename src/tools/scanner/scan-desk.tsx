'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { codeFormats, qrFormats } from '@/qr/decode'
import { useHandler } from '@/tools/shared/use-handler'
import { classNames } from '@/ui/class-names'
import { ToastProvider } from '@/ui/toast'
import { announceWorkDone } from '@/ui/work-done'
import { CameraPart } from './camera-part'
import { storeScans } from './history/scan-history'
import { useStoreScans } from './history/use-store-scans'
import { listReadings, type Reading } from './list-readings'
import { PictureState } from './picture-view/picture-state'
import { PictureStrip } from './picture-view/picture-strip'
import { PictureView } from './picture-view/picture-view'
import { ReadingList } from './reading-list'
import type { ScanInbox } from './scan-order'
import { usePictureName } from './use-picture-name'
import { type Pictures, usePictures } from './use-pictures'

/** Pictures, the camera and their results, with toasts. */
export function ScanDesk(props: DeskProps) {
  const t = useTranslations('scanner.desk.notes')
  return (
    <ToastProvider label={t('label')} dismissLabel={t('dismiss')}>
      <Desk {...props} />
    </ToastProvider>
  )
}

type DeskProps = {
  inbox: ScanInbox
  siteHost: string
  hasBarcodes: boolean
  onBarcodes: (wanted: boolean) => void
  isCameraOn: boolean
  onCamera: (on: boolean) => void
  /** The last picture was removed and the camera is off. */
  onEmpty: () => void
}

/** Pictures or the camera on one side, the results on the other. */
function Desk({
  inbox,
  siteHost,
  hasBarcodes,
  onBarcodes,
  isCameraOn,
  onCamera,
  onEmpty,
}: DeskProps) {
  const t = useTranslations('scanner.desk')
  const formats = hasBarcodes ? codeFormats : qrFormats
  const scans = usePictures(formats)
  const { pictures, selected } = scans
  const readings = useMemo(() => listReadings(pictures), [pictures])
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const [isMany, setMany] = useState(false)
  const results = useRef<HTMLElement>(null)
  const pictureArea = useRef<HTMLElement>(null)
  const focusMark = usePendingFocus(pictureArea)
  const add = useHandler(scans.add)
  useEffect(() => inbox.receive(add), [inbox, add])
  useStoreScans(readings)
  useFirstResult(readings.length > 0, results)
  useEmptied(pictures.length > 0 || isCameraOn, onEmpty)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when barcodes are switched on
  useEffect(() => {
    if (hasBarcodes) scans.retryEmpty()
  }, [hasBarcodes])

  const showInPicture = ({ key, places: [place] }: Reading) => {
    if (!place) return
    onCamera(false)
    scans.select(place.picture.id)
    focusMark(key)
  }

  // The camera's list of many codes replaces the list of results.
  const hasList = !(isCameraOn && isMany && pictures.length === 0)

  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)]',
        hasList && 'lg:grid-cols-[minmax(0,1fr)_minmax(22rem,26rem)]',
      )}
    >
      <section
        ref={pictureArea}
        aria-label={t('pictures')}
        className="flex min-w-0 flex-col gap-4 p-4 md:p-6 lg:sticky lg:top-(--header-height) lg:self-start"
      >
        {isCameraOn ? (
          <CameraPart
            formats={formats}
            continuous={isMany}
            onContinuous={setMany}
            siteHost={siteHost}
            onStill={(file, codes) => void scans.addStill(file, codes)}
            onFound={(codes) => void storeScans(codes)}
            onFile={(file) => {
              onCamera(false)
              scans.add({ files: [file], origin: 'file' })
            }}
            onClose={() => onCamera(false)}
          />
        ) : (
          <SelectedPicture
            scans={scans}
            readings={readings}
            activeKey={activeKey}
            onActivate={setActiveKey}
            onChoose={(key) => focusReading(results.current, key)}
            hasBarcodes={hasBarcodes}
            onBarcodes={() => onBarcodes(true)}
          />
        )}
      </section>
      {hasList && (
        <ReadingList
          ref={results}
          readings={readings}
          pictures={pictures}
          isBusy={scans.isBusy}
          isCameraOn={isCameraOn}
          siteHost={siteHost}
          activeKey={activeKey}
          selectedId={selected?.id}
          onActivate={setActiveKey}
          onShow={showInPicture}
          getPixels={scans.getPixels}
          onClear={scans.clear}
        />
      )}
    </div>
  )
}

function focusReading(list: HTMLElement | null, key: string): void {
  const entry = list?.querySelector<HTMLElement>(`[data-reading="${CSS.escape(key)}"]`)
  entry?.focus({ preventScroll: true })
  entry?.scrollIntoView({ block: 'nearest' })
}

/** Focuses the mark of a code once its picture is shown, which also scrolls it into view. */
function usePendingFocus(area: RefObject<HTMLElement | null>): (key: string) => void {
  const [pendingKey, setPendingKey] = useState<string | null>(null)
  useEffect(() => {
    if (pendingKey === null) return
    area.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(pendingKey)}"]`)?.focus()
    setPendingKey(null)
  }, [pendingKey, area])
  return setPendingKey
}

/** Reports the first result, and scrolls to it where the results are below the picture. */
function useFirstResult(hasReadings: boolean, results: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!hasReadings) return
    announceWorkDone()
    if (matchMedia('(width < 64rem)').matches) {
      results.current?.scrollIntoView({ block: 'nearest' })
    }
  }, [hasReadings, results])
}

/** Calls `onEmpty` when there was something to show and no longer is. */
function useEmptied(hasContent: boolean, onEmpty: () => void): void {
  const hadContent = useRef(false)
  useEffect(() => {
    if (hasContent) hadContent.current = true
    else if (hadContent.current) onEmpty()
  }, [hasContent, onEmpty])
}

function SelectedPicture({
  scans: { pictures, selected, select, retry, cancel, remove },
  readings,
  activeKey,
  onActivate,
  onChoose,
  hasBarcodes,
  onBarcodes,
}: {
  scans: Pictures
  readings: readonly Reading[]
  activeKey: string | null
  onActivate: (key: string | null) => void
  onChoose: (key: string) => void
  hasBarcodes: boolean
  onBarcodes: () => void
}) {
  const nameOf = usePictureName()
  if (!selected) return null
  const { id } = selected
  return (
    <>
      <PictureView
        picture={selected}
        name={nameOf(selected)}
        readings={readings.filter(({ places }) => places.some(({ picture }) => picture.id === id))}
        activeKey={activeKey}
        onActivate={onActivate}
        onChoose={onChoose}
      />
      <PictureState
        picture={selected}
        name={nameOf(selected)}
        hasBarcodes={hasBarcodes}
        onRetry={() => retry(id)}
        onCancel={cancel}
        onBarcodes={onBarcodes}
      />
      {pictures.length > 1 && (
        <PictureStrip pictures={pictures} selectedId={id} onSelect={select} onRemove={remove} />
      )}
    </>
  )
}
