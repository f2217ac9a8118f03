import { Redo2, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button'

/** One step back and forth, through content and looks alike. */
export function HistoryButtons({
  canUndo,
  canRedo,
  onUndo,
  onRedo,
}: {
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
}) {
  const t = useTranslations('generator.tools')
  return (
    <div className="flex shrink-0">
      {/* aria-disabled: a button that is disabled while it has the focus would lose it. */}
      <Button
        variant="quiet"
        square
        aria-label={t('undo')}
        aria-disabled={!canUndo}
        onClick={onUndo}
      >
        <Undo2 aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        square
        aria-label={t('redo')}
        aria-disabled={!canRedo}
        onClick={onRedo}
      >
        <Redo2 aria-hidden="true" />
      </Button>
    </div>
  )
}
