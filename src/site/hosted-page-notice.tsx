import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { Link } from '@/i18n/navigation'
import { paths } from '@/paths'
import { buttonStyle } from '@/ui/button-style'
import { Viewfinder } from './art/viewfinder'
import { PageHero } from './page-hero'
import { siteUrl } from './seo/site-url'

/** What stands at the address of a hosted page until there are hosted pages. */
export async function HostedPageNotice({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'pages.hosted' })
  return (
    <PageHero
      title={t('heading')}
      lead={t('lead')}
      figure={
        <Viewfinder
          text={siteUrl(locale, paths.home)}
          label={t('codeLabel')}
          className="w-60 lg:w-80"
        />
      }
    >
      <p className="mt-4 max-w-[60ch] text-ink-soft">{t('hint')}</p>
      <Link href={paths.home} className={`mt-8 ${buttonStyle({ variant: 'primary', size: 'lg' })}`}>
        {t('home')}
      </Link>
    </PageHero>
  )
}
