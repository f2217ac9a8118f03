import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { findPaper } from '@/qr/sheet/paper'
import { storedValue } from '@/std/stored-value'
import { defaultSheetSettings, readSheetSettings, type SheetSettings } from './sheet-settings'

const kept = storedValue('sessionStorage', 'generator:sheet', readSheetSettings)

/** The settings as one left them in this tab, else for the paper that is sold where one lives. */
export function useSheetSettings() {
  const locale = useLocale()
  const [settings, setSettings] = useState<SheetSettings>(() => {
    const paper = findPaper(navigator.languages) ?? (locale === 'en' ? 'letter' : 'a4')
    return kept.read() ?? defaultSheetSettings(paper)
  })

  useEffect(() => {
    kept.write(settings)
  }, [settings])

  const change = (changed: Partial<SheetSettings>) => setSettings({ ...settings, ...changed })
  return [settings, change] as const
}
