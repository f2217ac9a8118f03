import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/ui/button'
import type { FinestPicture } from './find-finest-picture'
import { fileWidthMmLimits, type OutputSettings, widthPxLimits } from './output-settings'

/** Decoders need three pixels per module under ideal conditions; four include a margin. */
const safePxPerModule = 4
/** The minimum that phones resolve and office printers print cleanly. */
const safeMmPerModule = 0.4

/**
 * Whether the code with the most modules can be read at the chosen width, and the smallest safe
 * width.
 */
export function SizeNote({
  settings: { format, widthPx, widthMm },
  finest: { row, modulesWide },
  onChange,
}: {
  settings: OutputSettings
  finest: FinestPicture
  onChange: (part: Partial<OutputSettings>) => void
}) {
  const t = useTranslations('batch.output.size')
  const { number } = useFormatter()
  const isPx = format === 'png'
  const safe = isPx
    ? Math.min(widthPxLimits.max, Math.ceil(modulesWide * safePxPerModule))
    : Math.min(fileWidthMmLimits.max, Math.ceil(modulesWide * safeMmPerModule))
  const width = isPx ? widthPx : widthMm
  const unit = isPx ? 'px' : 'mm'
  const isTooSmall = width < safe
  return (
    <div role="status" className="text-xs">
      <p className={isTooSmall ? 'text-bad' : 'text-ink-soft'}>
        {t(isTooSmall ? 'tooSmall' : 'enough', { row, width: number(safe), unit })}
      </p>
      {isTooSmall && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onChange(isPx ? { widthPx: safe } : { widthMm: safe })}
          className="mt-2"
        >
          {t('use', { width: number(safe), unit })}
        </Button>
      )}
    </div>
  )
}
