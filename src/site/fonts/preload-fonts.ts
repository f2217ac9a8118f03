import { preload } from 'react-dom'
import type { Locale } from '@/i18n/locales'
import bricolageVietnamese from './bricolage-vietnamese.woff2'
import interVietnamese from './inter-vietnamese.woff2'

/** Preloads what the first screen of a page needs in addition to the Latin subsets. */
export function preloadFonts(locale: Locale): void {
  if (locale !== 'vi') return
  for (const address of [bricolageVietnamese, interVietnamese]) {
    preload(address, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
