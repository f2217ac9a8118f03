'use client'

import type { Locale } from '@/i18n/locales'

export function Chat(_props: { locale: Locale }) {
  return null
}
