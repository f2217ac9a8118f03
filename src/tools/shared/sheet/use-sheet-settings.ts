import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { findPaper } from '@/qr/sheet'
import { storedValue } from '@/std/stored-value'
import { defaultSheetSettings, readSheetSettings, type SheetSettings } from './sheet-settings'

const stored = storedValue('sessionStorage', 'generator:sheet', readSheetSettings)

/** The settings of this session, or the defaults for the visitor's usual paper. */
export function useSheetSettings() {
  const locale = useLocale()
  const [settings, setSettings] = useState<SheetSettings>(() => {
    const paper = findPaper(navigator.languages) ?? (locale === 'en' ? 'letter' : 'a4')
    return stored.read() ?? defaultSheetSettings(paper)
  })

  useEffect(() => {
    stored.write(settings)
  }, [settings])

  const change = (changed: Partial<SheetSettings>) => setSettings({ ...settings, ...changed })
  return [settings, change] as const
}
