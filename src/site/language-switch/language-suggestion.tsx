import type { Locale } from '@/i18n/locales'
import { cookieDomain } from '@/site/cookie-domain'
import { localeDomains } from './locale-domains'
import { SuggestLanguage } from './suggest-language'

export function LanguageSuggestion({ locale }: { locale: Locale }) {
  return <SuggestLanguage locale={locale} domains={localeDomains} cookieDomain={cookieDomain} />
}
