import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { getSite } from '@/data/get-site'
import type { Locale } from '@/i18n/locales'
import { localizedPath, paths } from '@/paths'
import { LanguageSwitch } from './language-switch/language-switch'
import { localeDomains } from './language-switch/locale-domains'

/**
 * The frame of pages that belong to the owner of a code: no header and nothing that advertises the
 * site. Below is who hosts the page, with the legal notice, and one language switch. A page in several languages has its own switch
 * (`data-page-languages`), which replaces this one.
 */
export async function HostedFrame({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [{ name }, t, header] = await Promise.all([
    getSite(locale),
    getTranslations({ locale, namespace: 'hosted.frame' }),
    getTranslations({ locale, namespace: 'site.header' }),
  ])
  return (
    <div className="group/frame flex min-h-dvh flex-col [--header-height:0rem]">
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      <footer className="border-line border-t text-ink-soft text-xs print:hidden">
        <div className="page-frame flex min-h-13 flex-wrap items-center justify-between gap-x-6">
          <a
            href={localizedPath(locale, paths.legalPage('legal-notice'))}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
          >
            {t('hostedBy', { site: name })}
          </a>
          <div className="-me-4 group-has-[[data-page-languages]]/frame:hidden">
            <LanguageSwitch
              locale={locale}
              label={header('language')}
              domains={localeDomains}
              opensUpwards
            />
          </div>
        </div>
      </footer>
    </div>
  )
}
