import type { Locale } from '@/i18n/locales'
import { AppButton } from '@/site/app-button'
import { LanguageSwitch } from '@/site/language-switch/language-switch'
import type { LocaleDomains } from '@/site/language-switch/locale-link'
import { Logo } from '@/site/logo'
import { classNames } from '@/ui/class-names'
import { MainMenu } from './main-menu'
import { MobileLinks } from './mobile-links'
import { MobileMenu } from './mobile-menu'
import type { NavigationItem } from './navigation-item'

export type HeaderLabels = {
  navigation: string
  openMenu: string
  closeMenu: string
  language: string
  signIn: string
  signUp: string
}

/** Of all menus in the header only one is open at a time. */
const menuGroup = 'header'

export function HeaderBar({
  siteName,
  appUrl,
  items,
  labels,
  locale,
  domains,
  slim = false,
}: {
  siteName: string
  appUrl: string | null | undefined
  items: readonly NavigationItem[]
  labels: HeaderLabels
  locale: Locale
  domains?: LocaleDomains
  /** Lower, for pages that are a tool. */
  slim?: boolean
}) {
  return (
    <div className={classNames('page-frame flex items-center gap-2', slim ? 'h-15' : 'h-18')}>
      <div className="me-auto flex items-center lg:gap-2 xl:gap-6">
        <Logo siteName={siteName} />
        <MainMenu items={items} label={labels.navigation} group={menuGroup} />
      </div>
      <LanguageSwitch locale={locale} label={labels.language} domains={domains} group={menuGroup} />
      <AppButton appUrl={appUrl} action="sign-in" variant="quiet" className="max-lg:hidden">
        {labels.signIn}
      </AppButton>
      <AppButton appUrl={appUrl} action="sign-up" className="max-lg:hidden">
        {labels.signUp}
      </AppButton>
      <MobileMenu
        title={labels.navigation}
        openLabel={labels.openMenu}
        closeLabel={labels.closeMenu}
      >
        <MobileLinks items={items} label={labels.navigation} />
        <div className="mt-6 grid gap-2">
          <AppButton appUrl={appUrl} action="sign-up">
            {labels.signUp}
          </AppButton>
          <AppButton appUrl={appUrl} action="sign-in" variant="secondary">
            {labels.signIn}
          </AppButton>
        </div>
      </MobileMenu>
    </div>
  )
}
