import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import type { DeliveryKind } from './use-delivery'

/** Downloads or prints a PDF. */
export function PrintButtons({
  busy,
  hint,
  onPress,
}: {
  busy: DeliveryKind | null
  /** How to print at the right size. */
  hint: string
  onPress: (how: DeliveryKind) => void
}) {
  const t = useTranslations('editor.print')
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy === 'download'} onClick={() => onPress('download')}>
          <Icon name="download" />
          {t('download')}
        </Button>
        <Button variant="secondary" busy={busy === 'print'} onClick={() => onPress('print')}>
          <Icon name="printer" />
          {t('print')}
        </Button>
      </div>
      <p className="text-ink-soft text-xs">{hint}</p>
    </>
  )
}
