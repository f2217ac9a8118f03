import { useTranslations } from 'next-intl'
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
  if (verdict.kind === 'good') return null
  const isFine = verdict.kind === 'fine'
  return (
    <Notice tone="warn" live>
      <p>
        {isFine
          ? t('fine', {
              moduleMm: Math.floor(verdict.moduleMm * 100) / 100,
              safeMm: verdict.safeMm,
            })
          : t('coarse', { safePx: String(verdict.safePx), modulePx: safePxPerModule })}
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2 mb-0.5"
        onClick={() => onFix(isFine ? { mm: verdict.safeMm } : { px: verdict.safePx })}
      >
        {t('use', { size: isFine ? `${verdict.safeMm} mm` : `${verdict.safePx} px` })}
      </Button>
    </Notice>
  )
}
