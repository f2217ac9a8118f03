import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { appLink } from '@/paths'
import { buttonStyle } from '@/ui/button-style'

/** The way to an account, under the tool, for those who want one; everything here works without. */
export async function TrialPanel({ locale, appUrl }: { locale: Locale; appUrl: string }) {
  const t = await getTranslations({ locale, namespace: 'generator.trial' })
  return (
    <aside
      aria-label={t('title')}
      className="mx-4 mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg border border-line px-4 py-4 sm:px-6 md:mx-0"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium">{t('title')}</p>
        <p className="max-w-prose text-ink-soft text-sm">{t('text')}</p>
      </div>
      <a
        href={appLink(appUrl, 'sign-up')}
        target="_blank"
        rel="noopener"
        className={buttonStyle({ variant: 'secondary' })}
      >
        {t('action')}
      </a>
    </aside>
  )
}
