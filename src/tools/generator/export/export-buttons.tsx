import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { type Design, isSameDesign } from '@/qr/design'
import { copyPng } from '@/tools/shared/copy-png'
import { saveFile } from '@/tools/shared/save-file'
import { useHandler } from '@/tools/shared/use-handler'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { useToast } from '@/ui/toast'
import { useGenerator } from '../generator-context'
import { useCodeName } from '../use-code-name'
import { useExportChoice } from './export-choice'
import type { ExportFormat } from './export-target'
import { useFailureMessage } from './use-failure-message'

type QuickAction = 'chosen' | 'other' | 'copy'

/** What makes a code readable that hardly scans. */
export type RepairFirst = {
  /** The code that was found poor. */
  code: object
  /** Returns null if it changes nothing. */
  repair: () => Promise<Design | null>
}

/**
 * Downloads the code in the chosen format and in one other, or copies it. With a poor verdict the
 * repair comes first. The exporters load with the first click.
 */
export function ExportButtons({
  repairFirst,
  checkedCode,
}: {
  /** Repairs the code while it hardly scans. */
  repairFirst: RepairFirst | null
  /** The code that is shown; another one in `repairFirst` is outdated. */
  checkedCode: object
}) {
  const t = useTranslations('generator.export')
  const { format } = useExportChoice()
  const { busy, copied, save, copy } = useQuickExport(format)
  const { isRepairing, repair } = useRepairFirst(repairFirst, () => save('chosen'))
  const other = format === 'svg' ? 'png' : 'svg'
  return (
    <div className="flex flex-wrap gap-2">
      {repairFirst && (
        <Button
          onClick={repair}
          busy={isRepairing}
          disabled={!isRepairing && repairFirst.code !== checkedCode}
          data-main-download=""
          className="basis-full px-3!"
        >
          <Icon name="download" />
          {t('repairFirst')}
        </Button>
      )}
      <Button
        variant={repairFirst ? 'secondary' : 'primary'}
        data-main-download=""
        onClick={() => save('chosen')}
        busy={busy === 'chosen'}
        className="min-w-0 flex-1 px-3! md:basis-full xl:basis-0"
      >
        <Icon name="download" />
        {t(format)}
      </Button>
      <Button
        variant="secondary"
        onClick={() => save('other')}
        busy={busy === 'other'}
        aria-label={t(other)}
        className="px-3! md:flex-1 xl:flex-none"
      >
        <Icon name="download" />
        {other.toUpperCase()}
      </Button>
      <Button
        variant="secondary"
        square
        onClick={copy}
        busy={busy === 'copy'}
        aria-label={t('copy')}
      >
        <Icon name={copied ? 'check' : 'copy'} className={copied ? 'text-good' : undefined} />
      </Button>
    </div>
  )
}

function useQuickExport(format: ExportFormat) {
  const { code, drawnDesign: design, dueAction, ...generator } = useGenerator()
  const t = useTranslations('generator.export')
  const showToast = useToast()
  const describeFailure = useFailureMessage()
  const [copied, setCopied] = useState(false)
  const [busy, setBusy] = useState<QuickAction | null>(null)
  const title = useCodeName()

  const draw = async (chosen: ExportFormat | 'settings') => {
    const { createExportFile } = await import('./create-export-file')
    const target =
      chosen === 'settings'
        ? await findChosenTarget(design)
        : chosen === 'png'
          ? ({ format: 'png', widthPx: design.sizePx } as const)
          : ({ format: 'svg' } as const)
    return target && createExportFile({ code, design, title, target })
  }
  const attempt = async (action: QuickAction, download: () => Promise<boolean>) => {
    const pending = {
      chosen: 'chosen',
      other: format === 'svg' ? 'png' : 'svg',
      copy: 'save',
    } as const
    if (busy || !generator.isReadyToExport(pending[action])) return
    // A quick export must not flash its busy state.
    const timer = setTimeout(() => setBusy(action), 150)
    try {
      if (await download()) generator.onExported()
    } catch (error) {
      showToast(describeFailure(error), { tone: 'bad' })
    } finally {
      clearTimeout(timer)
      setBusy(null)
    }
  }

  const save = useHandler((action: Exclude<QuickAction, 'copy'>) => {
    const other = format === 'svg' ? 'png' : 'svg'
    attempt(action, async () => {
      const file = await draw(action === 'chosen' ? 'settings' : other)
      if (file) saveFile(file.blob, file.blob.type, file.name)
      else generator.openTab('export')
      return file !== null
    })
  })
  useEffect(() => {
    if (dueAction === 'chosen') save('chosen')
    if (dueAction === 'png' || dueAction === 'svg') save('other')
  }, [dueAction, save])
  const copy = () =>
    attempt('copy', async () => {
      const isCopied = await copyPng(draw('png').then((file) => file?.blob ?? new Blob()))
      if (isCopied) showToast(t('copied'), { tone: 'good' })
      else showToast(t('cannotCopy'), { tone: 'warn' })
      setCopied(isCopied)
      setTimeout(() => setCopied(false), 3000)
      return isCopied
    })
  return { busy, copied, save, copy }
}

/** Reads all settings of the export panel; null while one of them is missing. */
async function findChosenTarget({ sizePx, modules }: Design) {
  const [{ findTarget, sessionSettings }, { findMainColor }, { readRgb, toCmyk }] =
    await Promise.all([import('./export-settings'), import('@/qr/design'), import('@/qr/render')])
  const designColor = toCmyk(readRgb(findMainColor(modules.fill) ?? '#000000'))
  return findTarget(sessionSettings.read(), { sizePx, ownInk: designColor })
}

/** Repairs the design and calls `onRepaired` once the code shows it. */
function useRepairFirst(repairFirst: RepairFirst | null, onRepaired: () => void) {
  const { drawnDesign } = useGenerator()
  const t = useTranslations('generator.export')
  const showToast = useToast()
  const [isRepairing, setRepairing] = useState(false)
  const [repaired, setRepaired] = useState<Design | null>(null)
  const download = useHandler(onRepaired)
  const isShown = repaired !== null && isSameDesign(drawnDesign, repaired)
  useEffect(() => {
    if (!isShown) return
    setRepaired(null)
    download()
  }, [isShown, download])
  const repair = async () => {
    if (!repairFirst) return
    setRepairing(true)
    const better = await repairFirst.repair()
    setRepairing(false)
    setRepaired(better)
    showToast(t(better ? 'repaired' : 'notRepaired'), { tone: better ? 'good' : 'warn' })
  }
  return { isRepairing, repair }
}
