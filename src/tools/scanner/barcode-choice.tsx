import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { storedText } from '@/std/stored-value'
import { Checkbox } from '@/ui/checkbox'
import { useScanner } from './scanner-context'

const stored = storedText('localStorage', 'scan-barcodes')

/** Whether to search for barcodes too, which is slower and may misread plain stripes. */
export function BarcodeChoice() {
  const { hasBarcodes, setBarcodes } = useScanner()
  const t = useTranslations('scanner.start.barcodes')
  return (
    <Checkbox
      label={t('label')}
      hint={t('hint')}
      checked={hasBarcodes}
      onChange={({ target }) => setBarcodes(target.checked)}
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
