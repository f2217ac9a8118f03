import type { ServerProps } from 'payload'
import { label } from '@/cms/admin/label'
import { roles } from '@/cms/collections/roles'
import { locales } from '@/i18n/locales'
import { InvitationForm } from './invitation-form'
import { accountTexts } from './texts'

/** The invitation form for administrators, above the list of users. */
export function Invitation({ i18n, user }: ServerProps) {
  if (user?.role !== 'admin') return null
  const nameRole = (role: (typeof roles)[number]) => {
    const names: Record<string, string> = label(`roles.${role}`)
    return names[i18n.language] ?? role
  }
  return (
    <InvitationForm
      texts={accountTexts(i18n.language)}
      roles={roles.map((value) => ({ value, label: nameRole(value) }))}
      languages={locales.map(({ code, name }) => ({ value: code, label: name }))}
    />
  )
}
