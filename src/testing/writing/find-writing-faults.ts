import type { Locale } from '@/i18n/locales'
import { allowedPhrases } from './allowed'
import { type Fault, standIn } from './fault'
import { findAddressFaults } from './find-address-faults'
import { findEnglishFaults } from './find-english-faults'
import { findQuoteFaults } from './find-quote-faults'
import { findSplitVerbFaults } from './find-split-verb-faults'
import { findTermFaults, type Glossary } from './find-term-faults'
import { findTypographyFaults } from './find-typography-faults'

/** Finds every fault of a text without markup that is visible without context. */
export function findWritingFaults(written: string, locale: Locale, glossary: Glossary): Fault[] {
  const text = hideAllowed(written, locale)
  return [
    ...findTypographyFaults(text, locale),
    ...findQuoteFaults(text, locale),
    ...findEnglishFaults(text, locale),
    ...findAddressFaults(text, locale),
    ...findTermFaults(text, glossary),
    ...findSplitVerbFaults(text, locale),
  ]
}

function hideAllowed(text: string, locale: Locale): string {
  return allowedPhrases
    .filter(({ locales }) => !locales || locales.includes(locale))
    .flatMap(({ phrases }) => phrases)
    .reduce((rest, phrase) => rest.replaceAll(phrase, standIn), text)
}
