import { getTranslations } from 'next-intl/server'
import { getSite } from '@/data/get-site'
import type { Locale } from '@/i18n/locales'
import { localizedPath, paths } from '@/paths'
import { cookieDomain } from '../cookie-domain'
import { ConsentQuestion } from './consent-question'
import { findAsks } from './find-asks'

/** Asks once whether what is configured may load; where nothing is, it is not even in the page. */
export async function ConsentBanner({ locale }: { locale: Locale }) {
  const [site, t] = await Promise.all([
    getSite(locale),
    getTranslations({ locale, namespace: 'site.consent' }),
  ])
  const asks = await findAsks(site, locale)
  if (asks.length === 0) return null
  return (
    <ConsentQuestion
      asks={asks}
      cookieDomain={cookieDomain}
      policyAddress={localizedPath(locale, paths.legalPage('cookies-policy'))}
      words={{
        title: t('title'),
        lead: t('lead'),
        policy: t('policy'),
        accept: t('accept'),
        decline: t('decline'),
      }}
    />
  )
}
