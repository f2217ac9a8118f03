'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { codeFormats, type FoundCode, qrFormats } from '@/qr/decode/code-found'
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
import type { ScanInbox, ScanOrder } from './scan-order'
import { useAllPictures } from './use-all-pictures'
import { usePictureName } from './use-picture-name'

/** What is read and what comes of it, with a place for short notes. */
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
  /** Nothing is left to show. */
  onEmpty: () => void
}

/** Pictures or the camera on one side, what was read in them on the other. */
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
  const all = useAllPictures(formats)
  const { pictures, isBusy } = all
  const nameOf = usePictureName()
  const readings = useMemo(() => listReadings(pictures), [pictures])
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const [isMany, setMany] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)
  const results = useRef<HTMLElement>(null)
  const pictureArea = useRef<HTMLElement>(null)
  const selected = pictures.find(({ id }) => id === selectedId) ?? pictures[0]
  useStoreScans(readings)

  // What was added last is what one wants to see; of a document its first page.
  const known = useRef(new Set<string>())
  const isAwaiting = useRef(false)
  useEffect(() => {
    const fresh = pictures.find(({ id }) => !known.current.has(id))
    for (const { id } of pictures) known.current.add(id)
    if (!fresh || !isAwaiting.current) return
    isAwaiting.current = false
    setSelectedId(fresh.id)
  }, [pictures])
  const add = useHandler((order: ScanOrder) => {
    isAwaiting.current = true
    all.add(order)
  })
  useEffect(() => inbox.take(add), [inbox, add])
  const retry = (id: string) => {
    isAwaiting.current = true
    all.retry(id)
  }
  const addStill = (file: Blob, codes: readonly FoundCode[]) => {
    isAwaiting.current = true
    void all.addStill(file, codes)
  }

  // Where they stand below the picture, the first results come into view.
  const hasReadings = readings.length > 0
  useEffect(() => {
    if (hasReadings) announceWorkDone()
  }, [hasReadings])
  useEffect(() => {
    if (hasReadings && matchMedia('(width < 64rem)').matches) {
      results.current?.scrollIntoView({ block: 'nearest' })
    }
  }, [hasReadings])

  const hadWork = useRef(false)
  const hasWork = pictures.length > 0 || isCameraOn
  useEffect(() => {
    if (hasWork) hadWork.current = true
    else if (hadWork.current) onEmpty()
  }, [hasWork, onEmpty])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when more kinds are looked for
  useEffect(() => {
    if (!hasBarcodes) return
    for (const { id, state } of pictures) {
      if (state.kind === 'failed' && state.reason === 'no-code') all.retry(id)
    }
  }, [hasBarcodes])

  const showInPicture = ({ key, places }: Reading) => {
    const [place] = places
    if (!place) return
    onCamera(false)
    setSelectedId(place.picture.id)
    setAsked(key)
  }
  // Its number, once it is drawn, takes the focus and comes into view with it.
  useEffect(() => {
    if (asked === null) return
    const mark = pictureArea.current?.querySelector<HTMLElement>(
      `[data-mark="${CSS.escape(asked)}"]`,
    )
    mark?.focus()
    setAsked(null)
  }, [asked])
  const chooseReading = (key: string) => {
    const entry = results.current?.querySelector<HTMLElement>(`[data-reading="${CSS.escape(key)}"]`)
    entry?.focus({ preventScroll: true })
    entry?.scrollIntoView({ block: 'nearest' })
  }

  // Many codes from the camera have a list of their own, which takes this place.
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
            onStill={addStill}
            onFound={(codes) => void storeScans(codes)}
            onFile={(file) => {
              onCamera(false)
              add({ files: [file], origin: 'file' })
            }}
            onClose={() => onCamera(false)}
          />
        ) : (
          selected && (
            <>
              <PictureView
                picture={selected}
                name={nameOf(selected)}
                readings={readings.filter(({ places }) =>
                  places.some(({ picture }) => picture.id === selected.id),
                )}
                activeKey={activeKey}
                onActivate={setActiveKey}
                onChoose={chooseReading}
              />
              <PictureState
                picture={selected}
                name={nameOf(selected)}
                hasBarcodes={hasBarcodes}
                onRetry={() => retry(selected.id)}
                onCancel={all.cancel}
                onBarcodes={() => onBarcodes(true)}
              />
              {pictures.length > 1 && (
                <PictureStrip
                  pictures={pictures}
                  selectedId={selected.id}
                  onSelect={setSelectedId}
                  onRemove={all.remove}
                />
              )}
            </>
          )
        )}
      </section>
      {hasList && (
        <ReadingList
          ref={results}
          readings={readings}
          pictures={pictures}
          isBusy={isBusy}
          isCameraOn={isCameraOn}
          siteHost={siteHost}
          activeKey={activeKey}
          selectedId={selected?.id}
          onActivate={setActiveKey}
          onShow={showInPicture}
          getPixels={all.getPixels}
          onClear={all.clear}
        />
      )}
    </div>
  )
}
