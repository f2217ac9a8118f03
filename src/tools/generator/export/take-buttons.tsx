import { Code, Copy, Download, Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { Design } from '@/qr/design/design'
import { copyPng } from '@/tools/shared/copy-png'
import { copySvg } from '@/tools/shared/copy-svg'
import { saveFile } from '@/tools/shared/save-file'
import { useHandler } from '@/tools/shared/use-handler'
import { Button } from '@/ui/button'
import { useToast } from '@/ui/toast'
import type { Code as DrawnCode } from '../draw-code'
import type { PendingAction } from '../generator-state'
import type { PanelProps } from '../panel-props'
import type { ExportTarget } from './export-target'
import { shareFile } from './share-file'
import { takeCode } from './take-code'
import { useCanShare } from './use-can-share'
import { type ExportAction, useExportWork } from './use-export-work'
import { WorkProgress } from './work-progress'

/** Takes a code away as it was chosen: as a file, on the clipboard, through the share sheet. */
export function TakeButtons({
  code,
  design,
  title,
  target,
  name,
  summary,
  isReadyToTake,
  dueAction,
  onTargetMissing,
  onTaken,
}: {
  code: DrawnCode
  design: Design
  /** What the code holds, in our words. */
  title: string
  /** null as long as something is missing. */
  target: ExportTarget | null
  /** Of the file, with its ending. */
  name: string
  /** What the file will be, such as “PNG, 1000 × 1000 px”. */
  summary: string
  isReadyToTake: PanelProps['isReadyToTake']
  dueAction?: PanelProps['dueAction']
  onTargetMissing: () => void
  onTaken: () => void
}) {
  const t = useTranslations('editor.export')
  const showToast = useToast()
  const downloadButton = useRef<HTMLButtonElement>(null)
  const { work, run, cancel } = useExportWork()
  const canShare = useCanShare(target?.format ?? 'eps')
  /** A file that was drawn too late to be shared by the press that asked for it. */
  const waiting = useRef<{ file: File; of: readonly unknown[] }>(null)

  const attempt = (
    action: ExportAction,
    take: (
      target: ExportTarget,
      options: Parameters<Parameters<typeof run>[1]>[0],
    ) => Promise<void>,
    pending?: PendingAction,
  ) => {
    if (work || !isReadyToTake(pending)) return
    if (!target) onTargetMissing()
    else run(action, (options) => take(target, options))
  }

  const download = useHandler(() => {
    const take: Parameters<typeof attempt>[1] = async (target, options) => {
      const taken = await takeCode({ code, design, title, target }, options)
      saveFile(taken.blob, taken.blob.type, taken.name)
      onTaken()
    }
    attempt('download', take, 'file')
  })
  useEffect(() => {
    if (dueAction === 'file') download()
  }, [dueAction, download])
  const share = () =>
    attempt('share', async (target, options) => {
      const of = [code, design, name, JSON.stringify(target)]
      const isWaiting = waiting.current?.of.every((part, index) => part === of[index])
      const taken = isWaiting ? null : await takeCode({ code, design, title, target }, options)
      const file = taken
        ? new File([taken.blob], taken.name, { type: taken.blob.type })
        : (waiting.current?.file as File)
      const shared = await shareFile(file, title)
      waiting.current = shared === 'shared' ? null : { file, of }
      if (shared === 'waiting') showToast(t('share.again'))
      if (shared === 'shared') onTaken()
    })
  const tellCopied = (isCopied: boolean, what: 'picture' | 'svg') => {
    if (isCopied) showToast(t(`copy.done.${what}`), { tone: 'good' })
    else showToast(t('copy.cannot'), { tone: 'warn' })
    if (isCopied) onTaken()
  }
  const copyPicture = () =>
    attempt('copyPicture', async (target, options) => {
      const widthPx = 'widthPx' in target ? target.widthPx : design.sizePx
      const picture = { format: 'png', widthPx } as const
      const png = takeCode({ code, design, title, target: picture }, options)
      tellCopied(await copyPng(png.then(({ blob }) => blob)), 'picture')
    })
  const copyDrawing = () =>
    attempt('copySvg', async (_, options) => {
      const svg = takeCode({ code, design, title, target: { format: 'svg' } }, options)
      tellCopied(await copySvg(svg.then(({ blob }) => blob)), 'svg')
    })

  const stop = () => {
    cancel()
    // The button that was pressed goes; the focus must not go with it.
    downloadButton.current?.focus()
  }
  const stateOf = (action: ExportAction) => ({
    busy: work?.action === action && !work.isLong,
    'aria-disabled': work?.isLong || undefined,
  })
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft text-sm tabular-nums">
        <span className="font-medium text-ink [overflow-wrap:anywhere]">{name}</span>
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
          <Download aria-hidden="true" />
          {t('download')}
        </Button>
        {canShare && (
          <Button variant="secondary" onClick={share} {...stateOf('share')}>
            <Share2 aria-hidden="true" />
            {t('share.label')}
          </Button>
        )}
        <Button variant="secondary" onClick={copyPicture} {...stateOf('copyPicture')}>
          <Copy aria-hidden="true" />
          {t('copy.picture')}
        </Button>
        <Button variant="secondary" onClick={copyDrawing} {...stateOf('copySvg')}>
          <Code aria-hidden="true" />
          {t('copy.svg')}
        </Button>
      </div>
    </div>
  )
}
