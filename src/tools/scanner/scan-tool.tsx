'use client'

import { useTranslations } from 'next-intl'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useKeyboard } from '@/devices/use-keyboard'
import { useLocale } from '@/i18n/use-locale'
import { paths, queryParameters } from '@/paths'
import { LazyPart } from '@/tools/shared/lazy-part'
import { useHandler } from '@/tools/shared/use-handler'
import { useIncomingFiles } from '@/tools/shared/use-incoming-files'
import { useLaunchedFiles } from '@/tools/shared/use-launched-files'
import { preloadPart } from '@/tools/shared/use-lazy-part'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'
import { Skeleton } from '@/ui/skeleton'
import { useUnsavedWork } from '@/ui/unsaved-work'
import { BarcodeChoice, useBarcodeChoice } from './barcode-choice'
import { needsReload } from './camera/camera-policy'
import { createScanInbox, type ScanOrder } from './scan-order'
import { ScannerContext } from './scanner-context'
import { loadHistory, loadLinkCheck, loadScanDesk } from './scanner-parts'
import { SourceButtons, type SourceProblem } from './source-buttons'

/** The start screen with its sources of pictures; after the first one, the desk with results. */
export function ScanTool({ siteHost }: { siteHost: string }) {
  const t = useTranslations('scanner.start')
  const keyboard = useKeyboard()
  const [inbox] = useState(createScanInbox)
  const [isDeskOpen, setDeskOpen] = useState(false)
  const [isCameraOn, setCameraOn] = useState(false)
  const [hasBarcodes, setBarcodes] = useBarcodeChoice()
  const [problem, setProblem] = useState<SourceProblem | null>(null)
  const root = useRef<HTMLDivElement>(null)
  useUnsavedWork(isDeskOpen)

  const open = (order: ScanOrder) => {
    if (order.files.length === 0) return setProblem('nothing')
    setProblem(null)
    setCameraOn(false)
    setDeskOpen(true)
    inbox.put(order)
  }
  const isOver = useIncomingFiles((files, way) =>
    open({ files, origin: way === 'paste' ? 'paste' : 'file' }),
  )
  useLaunchedFiles((files) => open({ files, origin: 'file' }))
  useSharedFiles((files) =>
    files.length > 0 ? open({ files, origin: 'file' }) : setProblem('shared'),
  )
  const openCamera = () => {
    setProblem(null)
    setDeskOpen(true)
    setCameraOn(true)
  }
  const close = () => {
    setDeskOpen(false)
    setCameraOn(false)
  }

  // Reloading loses nothing now; without it the camera would be blocked later.
  useEffect(() => {
    if (needsReload()) location.reload()
  }, [])

  // The desk would open below the fold.
  useEffect(() => {
    if (isDeskOpen) root.current?.scrollIntoView({ block: 'start' })
  }, [isDeskOpen])

  return (
    <ScannerContext value={{ siteHost, hasBarcodes, setBarcodes, isCameraOn, setCameraOn }}>
      <div
        ref={root}
        className="relative scroll-mt-[calc(var(--header-height)+0.5rem)] border-line border-y bg-paper-raised md:rounded-xl md:border md:shadow-raised"
        data-scanner={isDeskOpen ? 'desk' : 'start'}
      >
        {isOver && <DropOverlay label={t('dropHere')} />}
        <div
          className={classNames(
            isDeskOpen
              ? 'flex flex-wrap items-center gap-2 border-line border-b px-4 py-3 md:px-6'
              : 'module-mat relative flex flex-col items-center gap-6 px-4 py-10 text-center sm:py-16 md:rounded-t-xl md:px-6',
          )}
        >
          {!isDeskOpen && <Corners />}
          <SourceButtons
            isLarge={!isDeskOpen}
            onCamera={openCamera}
            onFiles={open}
            onProblem={setProblem}
          />
          <div role="status" className={classNames('empty:hidden', isDeskOpen && 'basis-full')}>
            {problem && (
              <p className="text-sm text-warn">{t(`problems.${problem}`, { keyboard })}</p>
            )}
          </div>
          {!isDeskOpen && <StartHints />}
        </div>
        {isDeskOpen && (
          <div>
            <LazyPart
              load={loadScanDesk}
              inbox={inbox}
              onEmpty={close}
              messages={paths.scannerMessages}
              fallback={<DeskSkeleton label={t('loading')} />}
            />
          </div>
        )}
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-line border-t px-4 py-4 md:px-6">
          <BarcodeChoice />
          <div className="flex flex-wrap gap-x-8 gap-y-2">
            <DialogButton icon="link" label={t('checkLink')} load={loadLinkCheck} />
            <DialogButton icon="history" label={t('history')} load={loadHistory} />
          </div>
          {isDeskOpen && <p className="basis-full text-ink-soft text-xs">{t('private')}</p>}
        </div>
      </div>
    </ScannerContext>
  )
}

/** Covers the tool while files are dragged over the page. */
function DropOverlay({ label }: { label: string }) {
  return (
    <p className="pointer-events-none absolute inset-0 z-20 flex items-start justify-center border-2 border-accent border-dashed bg-accent-soft/90 pt-16 md:rounded-xl">
      <span className="rounded-md bg-paper-raised px-4 py-2.5 font-medium shadow-float">
        {label}
      </span>
    </p>
  )
}

function StartHints() {
  const t = useTranslations('scanner.start')
  const keyboard = useKeyboard()
  return (
    <div className="flex max-w-[64ch] flex-col gap-1.5 text-sm">
      <p className="hidden font-medium sm:block">{t('drop', { keyboard })}</p>
      <p className="text-ink-soft">{t('private')}</p>
    </div>
  )
}

function DeskSkeleton({ label }: { label: string }) {
  return (
    <div className="grid gap-6 p-4 md:grid-cols-[minmax(0,1fr)_22rem] md:p-6">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="aspect-4/3 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}

/** The corners of a viewfinder. */
function Corners() {
  return (
    <svg
      viewBox="0 0 28 28"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="pointer-events-none absolute inset-3 hidden size-[calc(100%-1.5rem)] text-accent sm:block"
    >
      {['M0 4V0h2', 'M26 0h2v4', 'M28 24v4h-2', 'M2 28H0v-4'].map((path) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="6"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}

/**
 * Receives files that were shared with the installed site and opened this page.
 *
 * @param onFiles gets an empty list if the shared files did not arrive
 */
function useSharedFiles(onFiles: (files: readonly Blob[]) => void): void {
  const handleFiles = useHandler(onFiles)
  useEffect(() => {
    const address = new URL(location.href)
    if (!address.searchParams.has(queryParameters.sharedFiles)) return
    // Reloading the page or copying its address must not repeat this.
    address.searchParams.delete(queryParameters.sharedFiles)
    history.replaceState(history.state, '', address)
    import('./sources/receive-shared-files')
      .then(({ receiveSharedFiles }) => receiveSharedFiles())
      .then(handleFiles)
      .catch(() => handleFiles([]))
  }, [handleFiles])
}

type ScannerDialog = ComponentType<{ open: boolean; onClose: () => void }>

/** Opens a dialog, which loads with the first click. */
function DialogButton({
  icon,
  label,
  load,
}: {
  icon: IconName
  label: string
  load: () => Promise<{ default: ScannerDialog }>
}) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const locale = useLocale()
  const approach = () => preloadPart(load, paths.scannerMessages(locale))
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onPointerEnter={approach}
        onFocus={approach}
        onClick={() => {
          setWasOpen(true)
          setOpen(true)
        }}
        className="-mx-3"
      >
        <Icon name={icon} />
        {label}
      </Button>
      {wasOpen && (
        <LazyPart
          load={load}
          open={isOpen}
          onClose={() => setOpen(false)}
          messages={paths.scannerMessages}
        />
      )}
    </>
  )
}
