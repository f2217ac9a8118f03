import { useTranslations } from 'next-intl'
import { Checkbox } from '@/ui/checkbox'

/** Whether more than QR codes is looked for: it costs time and, with stripes anywhere, mistakes. */
export function BarcodeChoice({
  wanted,
  onWant,
}: {
  wanted: boolean
  onWant: (wanted: boolean) => void
}) {
  const t = useTranslations('scanner.start.barcodes')
  return (
    <Checkbox
      label={t('label')}
      hint={t('hint')}
      checked={wanted}
      onChange={({ target: { checked } }) => onWant(checked)}
      className="max-w-[60ch]"
    />
  )
}
