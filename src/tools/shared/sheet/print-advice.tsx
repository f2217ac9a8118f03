import { useFormatter, useTranslations } from 'next-intl'
import { advisePrint, minimumModuleMm } from '@/qr/check'
import { findRequiredWidthMm } from '@/qr/design'
import type { Scene } from '@/qr/render'
import { Notice } from '@/ui/notice'

const distancePerWidth = 10

/** Whether a code of this width is readable, from what distance, and its minimum size. */
export function PrintAdvice({
  scene,
  widthMm,
  text,
  fix,
}: {
  scene: Scene
  widthMm: number
  /** The content of the code, if there is only one. */
  text?: string
  /** The first suggestion if it is too small. */
  fix: 'widen' | 'caption' | 'larger'
}) {
  const t = useTranslations('editor.print.advice')
  const format = useFormatter()
  const moduleMm = widthMm / scene.width
  const { minSizeMm } = advisePrint(scene)
  const millimeters = (value: number, digits = 0) =>
    format.number(value, {
      style: 'unit',
      unit: 'millimeter',
      maximumFractionDigits: digits,
    })
  const distanceCm = (scene.symbol.sizeModules * moduleMm * distancePerWidth) / 10
  const distance =
    distanceCm < 100
      ? format.number(distanceCm, {
          style: 'unit',
          unit: 'centimeter',
          maximumSignificantDigits: distanceCm < 10 ? 1 : 2,
        })
      : format.number(distanceCm / 100, {
          style: 'unit',
          unit: 'meter',
          maximumFractionDigits: 1,
        })
  const values = {
    width: millimeters(widthMm, 1),
    module: millimeters(moduleMm, 2),
    least: millimeters(minimumModuleMm, 1),
    smallest: millimeters(minSizeMm),
    distance,
  }
  // Rounded as displayed, so that 0.40 mm is not called too small.
  const isTooSmall = Math.round(moduleMm * 100) / 100 < minimumModuleMm
  const requiredMm = findRequiredWidthMm(text ?? '')
  if (requiredMm)
    return <ExactAdvice symbolMm={scene.symbol.sizeModules * moduleMm} {...{ requiredMm }} />
  return (
    <div role="status">
      {isTooSmall ? (
        <Notice tone="warn" title={t('tooSmall.title', values)}>
          {t('tooSmall.text', { ...values, fix })}
        </Notice>
      ) : (
        <Notice tone="good" title={t('good.title', values)}>
          {t('good.text', values)}
        </Notice>
      )}
    </div>
  )
}

/** Whether a code has the only width that the specification of its content allows. */
function ExactAdvice({ symbolMm, requiredMm }: { symbolMm: number; requiredMm: number }) {
  const t = useTranslations('editor.print.advice.exact')
  const shownMm = Math.round(symbolMm * 10) / 10
  return (
    <div role="status">
      <Notice tone={shownMm === requiredMm ? 'good' : 'warn'} title={t('title', { requiredMm })}>
        {t('text', { symbolMm: shownMm })}
      </Notice>
    </div>
  )
}
