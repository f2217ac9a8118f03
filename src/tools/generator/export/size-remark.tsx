import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { type SizeVerdict, safePxPerModule } from './judge-size'

/** Warns of a size that does not scan well, and offers one that does. */
export function SizeRemark({
  verdict,
  onFix,
}: {
  verdict: SizeVerdict
  onFix: (size: { px: number } | { mm: number }) => void
}) {
  const t = useTranslations('editor.export.size.remark')
  const { number } = useFormatter()
  if (verdict.kind === 'good') return null
  const size = verdict.kind === 'coarse' ? { px: verdict.safePx } : { mm: verdict.safeMm }
  return (
    <Notice tone="warn" live>
      <p>
        {verdict.kind === 'fine' &&
          t('fine', {
            moduleMm: Math.floor(verdict.moduleMm * 100) / 100,
            safeMm: verdict.safeMm,
          })}
        {verdict.kind === 'coarse' &&
          t('coarse', { safePx: String(verdict.safePx), modulePx: safePxPerModule })}
        {verdict.kind === 'inexact' &&
          t('exact', {
            requiredMm: verdict.requiredMm,
            symbolMm: Math.round(verdict.symbolMm * 10) / 10,
          })}
      </p>
      <Button variant="secondary" size="sm" className="mt-2 mb-0.5" onClick={() => onFix(size)}>
        {t('use', { size: size.mm ? `${number(size.mm)} mm` : `${size.px} px` })}
      </Button>
    </Notice>
  )
}
