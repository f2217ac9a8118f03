import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { findPaper } from '@/qr/sheet'
import { storedValue } from '@/std/stored-value'
import { defaultSheetSettings } from '@/tools/shared/sheet/sheet-settings'
import { defaultOutputSettings, type OutputSettings, readOutputSettings } from './output-settings'

const stored = storedValue('sessionStorage', 'batch:output', readOutputSettings)

/** The settings of the output, stored for the session of the tab. */
export function useOutputSettings(
  settings: OutputSettings | null,
  onChange: (settings: OutputSettings) => void,
): void {
  const locale = useLocale()
  useEffect(() => {
    if (settings) {
      stored.write(settings)
      return
    }
    const paper = findPaper(navigator.languages) ?? (locale === 'en' ? 'letter' : 'a4')
    const start = defaultOutputSettings(defaultSheetSettings(paper))
    onChange(stored.read() ?? start)
  }, [settings, onChange, locale])
}
