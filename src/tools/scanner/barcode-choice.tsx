import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { storedText } from '@/std/stored-value'
import { Checkbox } from '@/ui/checkbox'

const stored = storedText('localStorage', 'scan-barcodes')

/** Whether to search for barcodes too, which is slower and may misread plain stripes. */
export function BarcodeChoice({
  checked,
  onChange,
}: {
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  const t = useTranslations('scanner.start.barcodes')
  return (
    <Checkbox
      label={t('label')}
      hint={t('hint')}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className="max-w-[60ch]"
    />
  )
}

/** The choice, which this browser stores. */
export function useBarcodeChoice(): [boolean, (checked: boolean) => void] {
  const [isChecked, setChecked] = useState(false)
  useEffect(() => {
    if (stored.read() === 'on') setChecked(true)
  }, [])
  const choose = useCallback((checked: boolean) => {
    stored.write(checked ? 'on' : null)
    setChecked(checked)
  }, [])
  return [isChecked, choose]
}
