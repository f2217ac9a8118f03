import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { copyPng } from '@/tools/shared/copy-png'
import { copySvg } from '@/tools/shared/copy-svg'
import { saveFile } from '@/tools/shared/save-file'
import { useHandler } from '@/tools/shared/use-handler'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { useToast } from '@/ui/toast'
import { useGenerator } from '../generator-context'
import type { PendingAction } from '../generator-state'
import { useCodeName } from '../use-code-name'
import { createExportFile } from './create-export-file'
import type { ExportTarget } from './export-target'
import { shareFile, useCanShare } from './share-file'
import { type ExportAction, useExportWork } from './use-export-work'
import { WorkProgress } from './work-progress'

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
