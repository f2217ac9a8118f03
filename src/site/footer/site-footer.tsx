import { getTranslations } from 'next-intl/server'
import { getFooter } from '@/data/get-footer'
import { getSite } from '@/data/get-site'
import type { Locale } from '@/i18n/locales'
import { localizedPath, paths } from '@/paths'
import { consentDays } from '../consent/consent-cookie'
import { findConsentServices } from '../consent/find-consent-services'
import { PrivacyChoices } from '../consent/privacy-choices'
import { cookieDomain } from '../cookie-domain'
import { FooterView } from './footer-view'

export async function SiteFooter({ locale }: { locale: Locale }) {
  const [site, footer, t] = await Promise.all([
    getSite(locale),
    getFooter(locale),
    getTranslations({ locale, namespace: 'site' }),
  ])
  const services = await findConsentServices(site, locale)
  return (
    <FooterView
      site={site}
      footer={footer}
      labels={{
        tryNow: t('footer.tryNow'),
        tools: t('footer.tools'),
        social: t('footer.social'),
      }}
      privacyChoices={
        services.length > 0 && (
          <PrivacyChoices
            services={services}
            cookieDomain={cookieDomain}
            policyAddress={localizedPath(locale, paths.legalPage('cookies-policy'))}
            words={{
              choices: t('consent.choices'),
              choicesLead: t('consent.choicesLead', { days: consentDays }),
              policy: t('consent.policy'),
              close: t('consent.close'),
            }}
          />
        )
      }
    />
  )
}
