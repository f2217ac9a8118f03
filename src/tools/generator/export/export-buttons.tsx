import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Design } from '@/qr/design/design'
import { copyPng } from '@/tools/shared/copy-png'
import { saveFile } from '@/tools/shared/save-file'
import { useHandler } from '@/tools/shared/use-handler'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { useToast } from '@/ui/toast'
import type { Code } from '../draw-code'
import { useCodeName } from '../use-code-name'
import { useFailureMessage } from './use-failure-message'

/** Exports the code as PNG, as SVG or to the clipboard. The exporters load with the first click. */
export function ExportButtons({
  code,
  design,
  onPress,
  onTaken,
}: {
  code: Code
  design: Design
  /** Called first; false when what is shown is not for taking away, or not yet: then `next` follows. */
  onPress: (next?: () => void) => boolean
  /** Called after the code was downloaded or copied. */
  onTaken?: () => void
}) {
  const t = useTranslations('generator')
  const showToast = useToast()
  const describeFailure = useFailureMessage()
  const [copied, setCopied] = useState(false)
  const [busy, setBusy] = useState<'png' | 'svg' | 'copy' | null>(null)
  const title = useCodeName(code)

  const attempt = async (
    action: 'png' | 'svg' | 'copy',
    take: () => Promise<boolean>,
    again?: () => void,
  ) => {
    if (busy || !onPress(again)) return
    // A quick export must not flash its busy state.
    const timer = setTimeout(() => setBusy(action), 150)
    try {
      if (await take()) onTaken?.()
    } catch (error) {
      showToast(describeFailure(error), { tone: 'bad' })
    } finally {
      clearTimeout(timer)
      setBusy(null)
    }
  }

  const save: (format: 'png' | 'svg') => void = useHandler((format: 'png' | 'svg') => {
    const take = async () => {
      const { blob, name } = await drawFile({ code, design, title }, format)
      saveFile(blob, blob.type, name)
      return true
    }
    attempt(format, take, () => save(format))
  })
  const copy = () =>
    attempt('copy', async () => {
      const isCopied = await copyPng(
        drawFile({ code, design, title }, 'png').then(({ blob }) => blob),
      )
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

async function drawFile(
  { design, ...request }: { code: Code; design: Design; title: string },
  format: 'png' | 'svg',
) {
  const { createExportFile } = await import('./create-export-file')
  const target = format === 'png' ? { format, widthPx: design.sizePx } : { format }
  return createExportFile({ ...request, design, target })
}
