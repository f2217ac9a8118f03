import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Checkbox } from '@/ui/checkbox'
import { findBarcodesWanted, keepBarcodesWanted } from './barcodes-wanted'

/** Whether more than QR codes is looked for: it costs time and, with stripes anywhere, mistakes. */
export function BarcodeChoice({
  wanted,
  onWant,
}: {
  wanted: boolean
  onWant: (wanted: boolean) => void
}) {
  const t = useTranslations('scanner.start.barcodes')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kept choice is read once
  useEffect(() => {
    if (findBarcodesWanted()) onWant(true)
  }, [])
  return (
    <Checkbox
      label={t('label')}
      hint={t('hint')}
      checked={wanted}
      onChange={({ target: { checked } }) => {
        keepBarcodesWanted(checked)
        onWant(checked)
      }}
      className="max-w-[60ch]"
    />
  )
}
