import { Download, Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button'
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
          <Download aria-hidden="true" />
          {t('download')}
        </Button>
        <Button variant="secondary" busy={busy === 'print'} onClick={() => onPress('print')}>
          <Printer aria-hidden="true" />
          {t('print')}
        </Button>
      </div>
      <p className="text-ink-soft text-xs">{hint}</p>
    </>
  )
}
