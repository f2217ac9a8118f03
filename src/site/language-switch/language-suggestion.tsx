'use client'

import type { Locale } from '@/i18n/locales'

export function LanguageSuggestion(_props: { locale: Locale }) {
  return null
}
