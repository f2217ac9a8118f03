import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { copyPng } from '@/tools/shared/copy-png'
import { saveFile } from '@/tools/shared/save-file'
import { useHandler } from '@/tools/shared/use-handler'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { useToast } from '@/ui/toast'
import { announceWorkDone } from '@/ui/work-done'
import { useGenerator } from '../generator-context'
import type { PendingAction } from '../generator-state'
import { useCodeName } from '../use-code-name'
import { createExportFile } from './create-export-file'
import { type ExportFormat, type ExportTarget, fileEndings, mimeTypes } from './export-target'
import { useFailureMessage } from './use-failure-message'

type ExportRequest = {
  /** null while a required setting is missing. */
  target: ExportTarget | null
  /** Name of the file, with its extension. */
  name: string
  onTargetMissing: () => void
}

/** Exports a code with the chosen settings: as a file, to the clipboard or to the share sheet. */
export function ExportActions({
  summary,
  ...request
}: ExportRequest & {
  /** The properties of the file, such as “PNG, 1000 × 1000 px”. */
  summary: string
}) {
  const t = useTranslations('editor.export')
  const downloadButton = useRef<HTMLButtonElement>(null)
  const { work, cancel, canShare, download, share, copyAs } = useExportActions(request)
  const stop = () => {
    cancel()
    // The pressed button disappears; the focus must not be lost with it.
    downloadButton.current?.focus()
  }
  const stateOf = (action: ExportAction) => ({
    busy: work?.action === action && !work.isLong,
    'aria-disabled': work?.isLong || undefined,
  })
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft text-sm tabular-nums">
        <span className="font-medium text-ink [overflow-wrap:anywhere]">{request.name}</span>
        <br />
        {summary}
      </p>
      {work?.isLong && <WorkProgress share={work.share} onCancel={stop} />}
      <div className="flex flex-wrap gap-2">
        <Button
          ref={downloadButton}
          onClick={download}
          {...stateOf('download')}
          className="min-w-44 flex-1 sm:flex-none"
        >
          <Icon name="download" />
          {t('download')}
        </Button>
        {canShare && (
          <Button variant="secondary" onClick={share} {...stateOf('share')}>
            <Icon name="share-2" />
            {t('share.label')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => copyAs('picture')} {...stateOf('picture')}>
          <Icon name="copy" />
          {t('copy.picture')}
        </Button>
        <Button variant="secondary" onClick={() => copyAs('svg')} {...stateOf('svg')}>
          <Icon name="code" />
          {t('copy.svg')}
        </Button>
      </div>
    </div>
  )
}

function useExportActions({ target, name, onTargetMissing }: ExportRequest) {
  const { code, drawnDesign: design, isReadyToExport, dueAction, onExported } = useGenerator()
  const title = useCodeName()
  const t = useTranslations('editor.export')
  const showToast = useToast()
  const { work, run, cancel } = useExportWork()
  const canShare = useCanShare(target?.format ?? 'eps')
  /** A file that was drawn too late for the browser to share it in the same click. */
  const waiting = useRef<{ file: File; of: readonly unknown[] }>(null)

  const attempt = (
    action: ExportAction,
    createFile: (
      target: ExportTarget,
      options: Parameters<Parameters<typeof run>[1]>[0],
    ) => Promise<void>,
    pending?: PendingAction,
  ) => {
    if (work || !isReadyToExport(pending)) return
    if (!target) onTargetMissing()
    else run(action, (options) => createFile(target, options))
  }

  const download = useHandler(() => {
    const createFile: Parameters<typeof attempt>[1] = async (target, options) => {
      const createdFile = await createExportFile({ code, design, title, target }, options)
      saveFile(createdFile.blob, createdFile.blob.type, createdFile.name)
      onExported()
    }
    attempt('download', createFile, 'file')
  })
  useEffect(() => {
    if (dueAction === 'file') download()
  }, [dueAction, download])
  const share = () =>
    attempt('share', async (target, options) => {
      const of = [code, design, name, JSON.stringify(target)]
      const isWaiting = waiting.current?.of.every((part, index) => part === of[index])
      const createdFile = isWaiting
        ? null
        : await createExportFile({ code, design, title, target }, options)
      const file = createdFile
        ? new File([createdFile.blob], createdFile.name, { type: createdFile.blob.type })
        : (waiting.current?.file as File)
      const shared = await shareFile(file, title)
      waiting.current = shared === 'shared' ? null : { file, of }
      if (shared === 'waiting') showToast(t('share.again'))
      if (shared === 'shared') onExported()
    })
  const copyAs = (what: 'picture' | 'svg') =>
    attempt(what, async (target, options) => {
      const widthPx = 'widthPx' in target ? target.widthPx : design.sizePx
      const format = what === 'svg' ? { format: what } : { format: 'png' as const, widthPx }
      const blob = createExportFile({ code, design, title, target: format }, options).then(
        (exported) => exported.blob,
      )
      const isCopied = await (what === 'svg' ? copySvg : copyPng)(blob)
      if (isCopied) showToast(t(`copy.done.${what}`), { tone: 'good' })
      else showToast(t('copy.cannot'), { tone: 'warn' })
      if (isCopied) onExported()
    })

  return { work, cancel, canShare, download, share, copyAs }
}

type ExportAction = 'download' | 'picture' | 'svg' | 'share'

type ExportWork = {
  action: ExportAction
  share: number
  /** Whether the work lasts long enough to show its progress. */
  isLong: boolean
}

type Options = { signal: AbortSignal; onProgress: (share: number) => void }

const longFromMs = 400

/** Runs one export at a time, with its progress, a way to cancel it, and a note if it fails. */
function useExportWork() {
  const [work, setWork] = useState<ExportWork | null>(null)
  const running = useRef<AbortController>(null)
  const showToast = useToast()
  const describeFailure = useFailureMessage()

  const run = async (action: ExportAction, task: (options: Options) => Promise<void>) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setWork({ action, share: 0, isLong: false })
    const change = (part: Partial<ExportWork>) => {
      if (running.current === controller) setWork((now) => now && { ...now, ...part })
    }
    const timer = setTimeout(() => change({ isLong: true }), longFromMs)
    try {
      await task({ signal: controller.signal, onProgress: (share) => change({ share }) })
    } catch (error) {
      if (!controller.signal.aborted) showToast(describeFailure(error), { tone: 'bad' })
    } finally {
      clearTimeout(timer)
      running.current = null
      setWork(null)
    }
  }
  const cancel = () => running.current?.abort()

  return { work, run, cancel }
}

/** The progress of a long drawing, and a button to cancel it. */
function WorkProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const t = useTranslations('editor.export.work')
  const percent = Math.floor(share * 100)
  return (
    <div className="flex items-center gap-4 rounded-md border border-line bg-paper-raised py-2 ps-4 pe-2">
      <div className="min-w-0 flex-1">
        <div className="flex justify-between gap-3 text-sm">
          <span>{t('label')}</span>
          <span className="text-ink-soft tabular-nums">{t('percent', { percent })}</span>
        </div>
        <div
          role="progressbar"
          aria-label={t('label')}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-paper-sunken forced-colors:border"
        >
          <div
            className="h-full origin-left bg-accent transition-transform duration-140 motion-reduce:transition-none forced-colors:bg-[Highlight]"
            style={{ transform: `scaleX(${share})` }}
          />
        </div>
      </div>
      <Button variant="quiet" size="sm" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  )
}

/**
 * - `waiting`: the click is too long ago for the browser; another click is needed
 * - `dismissed`: the visitor closed the share sheet
 */
type Shared = 'shared' | 'waiting' | 'dismissed'

/** Opens the share sheet with a file. */
async function shareFile(file: File, title: string): Promise<Shared> {
  try {
    await navigator.share({ files: [file], title })
    announceWorkDone()
    return 'shared'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotAllowedError') return 'waiting'
    if (name === 'AbortError') return 'dismissed'
    throw error
  }
}

const neverChanges = () => () => {}

/** Whether the browser's share sheet accepts files of a format; false on the server. */
function useCanShare(format: ExportFormat): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => canShare(format),
    () => false,
  )
}

function canShare(format: ExportFormat): boolean {
  if (typeof navigator.share !== 'function' || !navigator.canShare) return false
  const name = `code.${fileEndings[format]}`
  return navigator.canShare({ files: [new File([''], name, { type: mimeTypes[format] })] })
}

const svgType = 'image/svg+xml'

/**
 * Copies an SVG to the clipboard: as text, which Figma and other editors import as a drawing, and
 * also as a picture if the browser supports that. Returns false if the browser cannot or may not
 * copy.
 *
 * @throws (rejects) the error of a drawing that failed
 */
async function copySvg(svg: Promise<Blob>): Promise<boolean> {
  svg.catch(() => {})
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard?.write) return false
  const text = svg.then((blob) => new Blob([blob], { type: 'text/plain' }))
  text.catch(() => {})
  const hasPlace = 'supports' in ClipboardItem && ClipboardItem.supports(svgType)
  try {
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': text, ...(hasPlace && { [svgType]: svg }) }),
    ])
    announceWorkDone()
    return true
  } catch {
    await svg
    return false
  }
}
