import type { ReactNode } from 'react'
import { getSite } from '@/data/get-site'
import type { Locale } from '@/i18n/locales'
import { appLink } from '@/paths'
import { classNames } from '@/ui/class-names'
import { Chat } from './chat/chat'
import { AppUrlProvider } from './error-page/app-url'
import { SiteFooter } from './footer/site-footer'
import { SiteHeader } from './header/site-header'
import { SiteNotices } from './notices/site-notices'
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
      <SiteFooter locale={locale} />
      <Chat locale={locale} />
      <SiteNotices locale={locale} />
    </div>
  )
}
