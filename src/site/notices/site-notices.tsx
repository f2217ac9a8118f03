import type { Locale } from '@/i18n/locales'
import { ConsentBanner } from '@/site/consent/consent-banner'
import { InstallPrompt } from '@/site/install/install-prompt'
import { LanguageSuggestion } from '@/site/language-switch/language-suggestion'
import { VersionWatch } from '@/site/new-version/version-watch'

/**
 * Notices of the site, in the bottom corner where lines of text start. Only the first is shown; the
 * next follows once it is dismissed.
 */
export function SiteNotices({ locale }: { locale: Locale }) {
  return (
    <div
      data-site-notices=""
      className="pointer-events-none fixed inset-x-4 bottom-4 z-30 max-md:[body:has([data-bottom-bar])_&]:bottom-24 sm:end-auto sm:w-96 [&>*:not(:first-child)]:hidden"
    >
      <VersionWatch locale={locale} />
      <ConsentBanner locale={locale} />
      <LanguageSuggestion locale={locale} />
      <InstallPrompt locale={locale} />
    </div>
  )
}
