'use client'

import type { Locale } from '@/i18n/locales'

export function ConsentBanner(_props: { locale: Locale }) {
  return null
}
