'use client'

import type { Locale } from '@/i18n/locales'

export function InstallPrompt(_props: { locale: Locale }) {
  return null
}
