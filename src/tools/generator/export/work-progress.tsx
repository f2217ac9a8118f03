import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button'

/** The progress of a long drawing, and a button to cancel it. */
export function WorkProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const t = useTranslations('editor.export.work')
  const percent = Math.floor(share * 100)
  return (
    <div className="flex items-center gap-4 rounded-md border border-line bg-paper-raised py-2 ps-4 pe-2">
      <div className="min-w-0 flex-1">
        <div className="flex justify-between gap-3 text-sm">
          <span>{t('label')}</span>
          <span className="text-ink-soft tabular-nums">{t('percent', { percent })}</span>
        </div>
        <div
          role="progressbar"
          aria-label={t('label')}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-paper-sunken forced-colors:border"
        >
          <div
            className="h-full origin-left bg-accent transition-transform duration-140 motion-reduce:transition-none forced-colors:bg-[Highlight]"
            style={{ transform: `scaleX(${share})` }}
          />
        </div>
      </div>
      <Button variant="quiet" size="sm" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  )
}
