import type { ReactNode } from 'react'
import { getSite } from '@/data/get-site'
import { isPreview } from '@/data/is-preview'
import type { Locale } from '@/i18n/locales'
import { appLink } from '@/paths'
import { ConsentBanner } from '@/site/consent/consent-banner'
import { InstallPrompt } from '@/site/install/install-prompt'
import { LanguageSuggestion } from '@/site/language-switch/language-suggestion'
import { VersionWatch } from '@/site/new-version/version-watch'
import { classNames } from '@/ui/class-names'
import { HydrateOnAction } from '@/ui/hydrate-on-action'
import { Chat } from './chat/chat'
import { AppUrlProvider } from './error-page/app-url'
import { SiteFooter } from './footer/site-footer'
import { SiteHeader } from './header/site-header'
import { signUpAttribute } from './vcode/carry-vcode'

/** Header, content, footer, chat and notes: the frame of every page except hosted ones. */
export async function SiteFrame({
  locale,
  slim,
  codeCount,
  children,
}: {
  locale: Locale
  slim?: boolean
  /** The number of codes in this browser, which the tools provide. */
  codeCount: ReactNode
  children: ReactNode
}) {
  const { appUrl } = await getSite(locale)
  const signUp = appUrl ? { [signUpAttribute]: appLink(appUrl, 'sign-up') } : {}
  return (
    <div
      {...signUp}
      className={classNames('flex min-h-dvh flex-col', slim && '[--header-height:3.75rem]')}
    >
      <SiteHeader locale={locale} slim={slim} codeCount={codeCount} />
      <main id="content" tabIndex={-1} className="outline-none">
        <AppUrlProvider appUrl={appUrl}>{children}</AppUrlProvider>
      </main>
      <HydrateOnAction>
        <SiteFooter locale={locale} />
      </HydrateOnAction>
      {!(await isPreview()) && (
        <>
          <Chat locale={locale} />
          <SiteNotices locale={locale} />
        </>
      )}
    </div>
  )
}

/**
 * Notices of the site, in the bottom corner where lines of text start. Only the first is shown; the
 * next follows once it is dismissed.
 */
function SiteNotices({ locale }: { locale: Locale }) {
  return (
    <div
      data-site-notices=""
      className="pointer-events-none fixed inset-x-4 bottom-4 z-30 sm:end-auto sm:w-96 [&>*:not(:first-child)]:hidden"
    >
      <VersionWatch locale={locale} />
      <ConsentBanner locale={locale} />
      <LanguageSuggestion locale={locale} />
      <InstallPrompt locale={locale} />
    </div>
  )
}
