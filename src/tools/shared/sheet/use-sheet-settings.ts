import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { findPaper } from '@/qr/sheet/paper'
import { defaultSheetSettings, readSheetSettings, type SheetSettings } from './sheet-settings'

const key = 'generator:sheet'

/** The settings as one left them in this tab, else for the paper that is sold where one lives. */
export function useSheetSettings() {
  const locale = useLocale()
  const [settings, setSettings] = useState<SheetSettings>(() => {
    const paper = findPaper(navigator.languages) ?? (locale === 'en' ? 'letter' : 'a4')
    return findKept() ?? defaultSheetSettings(paper)
  })

  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(settings))
    } catch {
      // Storage is full or switched off: the settings last until the page is left.
    }
  }, [settings])

  const change = (changed: Partial<SheetSettings>) => setSettings({ ...settings, ...changed })
  return [settings, change] as const
}

function findKept(): SheetSettings | undefined {
  try {
    return readSheetSettings(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  } catch {
    return undefined
  }
}
