import { useTranslations } from 'next-intl'
import { Notice } from '@/ui/notice'

/** The width of codes whose specification requires one, which no setting changes. */
export function ExactNote({
  requiredMm,
  printedMm,
  fix,
}: {
  requiredMm: number
  /** The width with which they are printed, without quiet zone; null if the file has no size. */
  printedMm: number | null
  /** What to change if the labels have no room for it. */
  fix: 'caption' | 'larger'
}) {
  const t = useTranslations('batch.output.exact')
  if (printedMm === null) {
    return (
      <Notice tone="neutral" title={t('unsized.title', { requiredMm })}>
        {t('unsized.text')}
      </Notice>
    )
  }
  return (
    <div role="status">
      {printedMm > requiredMm - 0.05 ? (
        <Notice tone="good" title={t('good.title', { requiredMm })}>
          {t('good.text')}
        </Notice>
      ) : (
        <Notice tone="warn" title={t('small.title', { requiredMm })}>
          {t('small.text', { printedMm: Math.floor(printedMm * 10) / 10, fix })}
        </Notice>
      )}
    </div>
  )
}
