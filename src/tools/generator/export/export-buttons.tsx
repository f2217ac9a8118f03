import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { Design } from '@/qr/design'
import { copyPng } from '@/tools/shared/copy-png'
import { saveFile } from '@/tools/shared/save-file'
import { useHandler } from '@/tools/shared/use-handler'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { useToast } from '@/ui/toast'
import type { Code } from '../draw-code'
import type { PendingAction } from '../generator-state'
import { useCodeName } from '../use-code-name'
import { useFailureMessage } from './use-failure-message'

/** Exports the code as PNG, as SVG or to the clipboard. The exporters load with the first click. */
export function ExportButtons({
  code,
  design,
  onPress,
  dueAction,
  onExported,
}: {
  code: Code
  design: Design
  /** Called first; false while the code is not ready. If it only has to be saved, `action` becomes due. */
  onPress: (action?: PendingAction) => boolean
  dueAction?: PendingAction | undefined
  /** Called after the code was downloaded or copied. */
  onExported?: () => void
}) {
  const t = useTranslations('generator')
  const showToast = useToast()
  const describeFailure = useFailureMessage()
  const [copied, setCopied] = useState(false)
  const [busy, setBusy] = useState<'png' | 'svg' | 'copy' | null>(null)
  const title = useCodeName(code)

  const draw = async (format: 'png' | 'svg') => {
    const { createExportFile } = await import('./create-export-file')
    const target = format === 'png' ? { format, widthPx: design.sizePx } : { format }
    return createExportFile({ code, design, title, target })
  }
  const attempt = async (action: 'png' | 'svg' | 'copy', download: () => Promise<boolean>) => {
    if (busy || !onPress(action === 'copy' ? 'save' : action)) return
    // A quick export must not flash its busy state.
    const timer = setTimeout(() => setBusy(action), 150)
    try {
      if (await download()) onExported?.()
    } catch (error) {
      showToast(describeFailure(error), { tone: 'bad' })
    } finally {
      clearTimeout(timer)
      setBusy(null)
    }
  }

  const save = useHandler((format: 'png' | 'svg') => {
    const download = async () => {
      const { blob, name } = await draw(format)
      saveFile(blob, blob.type, name)
      return true
    }
    attempt(format, download)
  })
  useEffect(() => {
    if (dueAction === 'png' || dueAction === 'svg') save(dueAction)
  }, [dueAction, save])
  const copy = () =>
    attempt('copy', async () => {
      const isCopied = await copyPng(draw('png').then(({ blob }) => blob))
      if (isCopied) showToast(t('export.copied'), { tone: 'good' })
      else showToast(t('export.cannotCopy'), { tone: 'warn' })
      setCopied(isCopied)
      setTimeout(() => setCopied(false), 3000)
      return isCopied
    })

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        onClick={() => save('png')}
        busy={busy === 'png'}
        className="min-w-0 flex-1 px-3! md:basis-full xl:basis-0"
      >
        <Icon name="download" className="stroke-2" />
        {t('export.png')}
      </Button>
      <Button
        variant="secondary"
        onClick={() => save('svg')}
        busy={busy === 'svg'}
        aria-label={t('export.svg')}
        className="px-3! md:flex-1 xl:flex-none"
      >
        <Icon name="download" className="stroke-2" />
        {t('export.svgShort')}
      </Button>
      <Button
        variant="secondary"
        square
        onClick={copy}
        busy={busy === 'copy'}
        aria-label={t('export.copy')}
      >
        <Icon
          name={copied ? 'check' : 'copy'}
          className={copied ? 'stroke-2 text-good' : 'stroke-2'}
        />
      </Button>
    </div>
  )
}
