import { AppButton } from '@/site/app-button'
import { buttonStyle } from '@/ui/button-style'
import { Icon } from '@/ui/icon/icon'
import { Menu } from '@/ui/menu'

/**
 * The links to the user application on wide screens, behind one icon: side by side they would not
 * fit next to the menu in every language.
 */
export function AccountMenu({
  appUrl,
  labels,
  group,
}: {
  appUrl: string
  labels: { signIn: string; signUp: string }
  group: string
}) {
  return (
    <div className="-me-3 max-xl:hidden">
      <Menu
        group={group}
        labelClassName={buttonStyle({ variant: 'quiet', square: true })}
        panelClassName="end-0 top-full mt-2 w-48"
        label={
          <>
            <Icon name="circle-user" strokeWidth={1.75} />
            <span className="sr-only">{labels.signIn}</span>
          </>
        }
      >
        <div className="grid">
          <AppButton
            appUrl={appUrl}
            action="sign-in"
            variant="quiet"
            className="justify-start! focus-visible:-outline-offset-2"
          >
            {labels.signIn}
          </AppButton>
          <AppButton
            appUrl={appUrl}
            action="sign-up"
            variant="quiet"
            className="justify-start! focus-visible:-outline-offset-2"
          >
            {labels.signUp}
          </AppButton>
        </div>
      </Menu>
    </div>
  )
}
