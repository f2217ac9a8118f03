import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { getNavigation } from '@/data/get-navigation'
import { getSite } from '@/data/get-site'
import type { Locale } from '@/i18n/locales'
import { localeDomains } from '@/site/language-switch/locale-domains'
import { HeaderBar } from './header-bar'
import { listAddressedItems } from './navigation-item'
import { StickyBar } from './sticky-bar'

export async function SiteHeader({
  locale,
  slim,
  codeCount,
}: {
  locale: Locale
  slim?: boolean
  codeCount?: ReactNode
}) {
  const [site, navigation, t] = await Promise.all([
    getSite(locale),
    getNavigation(locale),
    getTranslations({ locale, namespace: 'site.header' }),
  ])
  return (
    <StickyBar>
      <HeaderBar
        siteName={site.name}
        appUrl={site.appUrl}
        items={listAddressedItems(navigation.items)}
        locale={locale}
        domains={localeDomains}
        codeCount={codeCount}
        slim={slim}
        labels={{
          navigation: t('navigation'),
          openMenu: t('openMenu'),
          closeMenu: t('closeMenu'),
          language: t('language'),
          myCodes: t('myCodes'),
          signIn: t('signIn'),
          signUp: t('signUp'),
        }}
      />
    </StickyBar>
  )
}
