'use client'

import type { Locale } from '@/i18n/locales'

export function VersionWatch(_props: { locale: Locale }) {
  return null
}
