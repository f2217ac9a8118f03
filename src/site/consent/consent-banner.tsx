import { getTranslations } from 'next-intl/server'
import { getSite } from '@/data/get-site'
import type { Locale } from '@/i18n/locales'
import { localizedPath, paths } from '@/paths'
import { cookieDomain } from '../cookie-domain'
import { ConsentQuestion } from './consent-question'
import { findConsentServices } from './find-consent-services'

/** Prompts once for consent to the configured services. Renders nothing if there are none. */
export async function ConsentBanner({ locale }: { locale: Locale }) {
  const [site, t] = await Promise.all([
    getSite(locale),
    getTranslations({ locale, namespace: 'site.consent' }),
  ])
  const services = await findConsentServices(site, locale)
  if (services.length === 0) return null
  return (
    <ConsentQuestion
      services={services}
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
