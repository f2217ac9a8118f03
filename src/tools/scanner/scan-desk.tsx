'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { codeFormats, qrFormats } from '@/qr/decode'
import { LazyPart } from '@/tools/shared/lazy-part'
import { useHandler } from '@/tools/shared/use-handler'
import { classNames } from '@/ui/class-names'
import { Skeleton } from '@/ui/skeleton'
import { ToastProvider } from '@/ui/toast'
import { announceWorkDone } from '@/ui/work-done'
import { storeScans } from './history/scan-history'
import { listReadings, type Reading } from './list-readings'
import { PictureState } from './picture-view/picture-state'
import { PictureStrip } from './picture-view/picture-strip'
import { PictureView } from './picture-view/picture-view'
import { ReadingList } from './reading-list'
import type { ScanInbox } from './scan-order'
import { DeskContext, useDesk, useScanner } from './scanner-context'
import { usePictures } from './use-pictures'

type DeskProps = {
  inbox: ScanInbox
  /** The last picture was removed and the camera is off. */
  onEmpty: () => void
}

/** Pictures, the camera and their results, with toasts. */
export function ScanDesk(props: DeskProps) {
  const t = useTranslations('scanner.desk.notes')
  return (
    <ToastProvider label={t('label')} dismissLabel={t('dismiss')}>
      <Desk {...props} />
    </ToastProvider>
  )
}

/** Pictures or the camera on one side, the results on the other. */
function Desk({ inbox, onEmpty }: DeskProps) {
  const t = useTranslations('scanner.desk')
  const { hasBarcodes, isCameraOn, setCameraOn } = useScanner()
  const formats = hasBarcodes ? codeFormats : qrFormats
  const scans = usePictures(formats)
  const { pictures } = scans
  const readings = useMemo(() => listReadings(pictures), [pictures])
  const [activeKey, activate] = useState<string | null>(null)
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
    setCameraOn(false)
    scans.select(place.picture.id)
    focusMark(key)
  }
  const focusReading = (key: string) => {
    const entry = results.current?.querySelector<HTMLElement>(`[data-reading="${CSS.escape(key)}"]`)
    entry?.focus({ preventScroll: true })
    entry?.scrollIntoView({ block: 'nearest' })
  }

  // The camera's list of many codes replaces the list of results.
  const hasList = !(isCameraOn && isMany && pictures.length === 0)

  return (
    <DeskContext
      value={{
        ...{ formats, scans, readings, results, activeKey, activate },
        ...{ focusReading, showInPicture, isMany, setMany },
      }}
    >
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
          {isCameraOn ? <CameraPart /> : <SelectedPicture />}
        </section>
        {hasList && <ReadingList />}
      </div>
    </DeskContext>
  )
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

function SelectedPicture() {
  const { scans } = useDesk()
  if (!scans.selected) return null
  return (
    <>
      <PictureView picture={scans.selected} />
      <PictureState picture={scans.selected} />
      {scans.pictures.length > 1 && <PictureStrip selectedId={scans.selected.id} />}
    </>
  )
}

const loadCamera = () =>
  import('./camera/camera-view').then((module) => ({ default: module.CameraView }))

/** The camera, loaded when it is first shown. */
function CameraPart() {
  const t = useTranslations('scanner.start')
  const fallback = (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="aspect-4/3 w-full" />
    </>
  )
  return <LazyPart load={loadCamera} fallback={fallback} />
}

/** Stores each code once, when it is read. */
function useStoreScans(readings: readonly Reading[]): void {
  const noted = useRef(new Set<string>())
  useEffect(() => {
    const fresh = readings.filter(({ key }) => !noted.current.has(key))
    for (const { key } of fresh) noted.current.add(key)
    // A message in several parts is stored when it is complete.
    const whole = fresh.filter(({ read }) => !read.missing?.length)
    void storeScans(whole.map(({ read }) => read.code))
  }, [readings])
}
