import { useFormatter, useTranslations } from 'next-intl'
import type { Design } from '@/qr/design'
import { type ExportSettings, findTarget, maxWidthMm, unitOf } from './export-settings'
import type { PictureModules } from './judge-size'

/** Describes the size of the file: both sides, including the frame, and its resolution. */
export function useSummary({
  settings,
  design,
  picture,
}: {
  settings: ExportSettings
  design: Design
  picture: PictureModules
}): string {
  const t = useTranslations('editor.export.summary')
  const format = useFormatter()
  const unit = unitOf(settings)
  if (!unit) return t('vector')
  const target = findTarget(
    { ...settings, ink: 'rgb' },
    { sizePx: design.sizePx, ownInk: [0, 0, 0, 1] },
  )
  const ratio = picture.height / picture.width
  const widthMm = Math.min(settings.widthMm, maxWidthMm(settings))
  const mm = (length: number) => format.number(length, { maximumFractionDigits: 1 })
  const paper = t('paper', { width: mm(widthMm), height: mm(widthMm * ratio) })
  if (!target || !('widthPx' in target)) return paper
  const { widthPx } = target
  const pixels = t('pixels', {
    width: String(widthPx),
    height: String(Math.round(widthPx * ratio)),
  })
  return unit === 'mm' ? `${pixels} · ${paper}` : pixels
}
