import type { UIFieldServerProps } from 'payload'
import { AccountSecurityPanel } from './account-security-panel'
import { accountTexts } from './texts'

/**
 * Sign-in settings: all of them for the user's own account, the recovery actions for
 * administrators.
 */
export function AccountSecurity({ data, i18n, user }: UIFieldServerProps) {
  const id = data?.id
  if (!id || !user) return null
  const isOwn = user.id === id
  if (!isOwn && user.role !== 'admin') return null
  return <AccountSecurityPanel id={String(id)} isOwn={isOwn} texts={accountTexts(i18n.language)} />
}
