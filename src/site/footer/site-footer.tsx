import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { getFooter } from '@/server/get-footer'
import { getSite } from '@/server/get-site'
import { FooterView } from './footer-view'

export async function SiteFooter({ locale }: { locale: Locale }) {
  const [site, footer, t] = await Promise.all([
    getSite(locale),
    getFooter(locale),
    getTranslations({ locale, namespace: 'site.footer' }),
  ])
  return (
    <FooterView
      site={site}
      footer={footer}
      labels={{ tryNow: t('tryNow'), tools: t('tools'), social: t('social') }}
    />
  )
}
