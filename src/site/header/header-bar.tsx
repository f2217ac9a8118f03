import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { AppButton } from '@/site/app-button'
import { LanguageSwitch } from '@/site/language-switch/language-switch'
import type { LocaleDomains } from '@/site/language-switch/locale-link'
import { SiteLogo } from '@/site/site-logo'
import { classNames } from '@/ui/class-names'
import { HydrateOnAction } from '@/ui/hydrate-on-action'
import { AccountMenu } from './account-menu'
import { MainMenu } from './main-menu'
import { MobileLinks } from './mobile-links'
import { MobileMenu } from './mobile-menu'
import { MyCodesLink } from './my-codes-link'
import type { NavigationItem } from './navigation-item'

export type HeaderLabels = {
  navigation: string
  openMenu: string
  closeMenu: string
  language: string
  myCodes: string
  signIn: string
  signUp: string
}

/** Only one menu of this group is open at a time. */
const menuGroup = 'header'

export function HeaderBar({
  siteName,
  appUrl,
  items,
  labels,
  locale,
  domains,
  codeCount,
  slim = false,
}: {
  siteName: string
  appUrl: string | null | undefined
  items: readonly NavigationItem[]
  labels: HeaderLabels
  locale: Locale
  domains?: LocaleDomains
  /** The number of codes in this browser; shown with both links to them. */
  codeCount?: ReactNode
  /** Reduces the height, for pages that are a tool. */
  slim?: boolean
}) {
  return (
    <div
      className={classNames('page-frame flex items-center gap-2', slim ? 'h-15' : 'h-15 sm:h-18')}
    >
      <div className="me-auto flex items-center lg:gap-2 xl:gap-6">
        <SiteLogo siteName={siteName} />
        <HydrateOnAction>
          <MainMenu items={items} label={labels.navigation} group={menuGroup} />
        </HydrateOnAction>
      </div>
      <HydrateOnAction>
        <LanguageSwitch
          locale={locale}
          label={labels.language}
          domains={domains}
          group={menuGroup}
        />
      </HydrateOnAction>
      <MyCodesLink place="bar" label={labels.myCodes} count={codeCount} />
      {appUrl && (
        <HydrateOnAction>
          <AccountMenu appUrl={appUrl} labels={labels} group={menuGroup} />
        </HydrateOnAction>
      )}
      <MobileMenu
        title={labels.navigation}
        openLabel={labels.openMenu}
        closeLabel={labels.closeMenu}
      >
        <MyCodesLink place="menu" label={labels.myCodes} count={codeCount} />
        <MobileLinks items={items} label={labels.navigation} />
        {appUrl && (
          <div className="mt-4 grid justify-items-start border-line border-t pt-4">
            <AppButton appUrl={appUrl} action="sign-in" variant="quiet" className="-ms-4">
              {labels.signIn}
            </AppButton>
            <AppButton appUrl={appUrl} action="sign-up" variant="quiet" className="-ms-4">
              {labels.signUp}
            </AppButton>
          </div>
        )}
      </MobileMenu>
    </div>
  )
}
