import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { findPaper } from '@/qr/sheet/paper'
import { parseKept, readSession, writeSession } from '@/tools/shared/kept/session-values'
import { defaultSheetSettings } from '@/tools/shared/sheet/sheet-settings'
import { defaultOutputSettings, type OutputSettings, readOutputSettings } from './output-settings'

const key = 'batch:output'

/** Begins with the settings as one left them in this tab, and keeps what becomes of them. */
export function useOutputSettings(
  settings: OutputSettings | null,
  onChange: (settings: OutputSettings) => void,
): void {
  const locale = useLocale()
  useEffect(() => {
    if (settings) return writeSession(key, JSON.stringify(settings))
    const paper = findPaper(navigator.languages) ?? (locale === 'en' ? 'letter' : 'a4')
    const start = defaultOutputSettings(defaultSheetSettings(paper))
    onChange(readOutputSettings(parseKept(readSession(key))) ?? start)
  }, [settings, onChange, locale])
}
