import { APIError, type PayloadRequest } from 'payload'
import { checkPassword } from '@/cms/accounts/check-password'
import { labelFor } from '@/cms/admin/label'

type Written = { data?: { password?: unknown; name?: unknown; email?: unknown } }

type Operation = {
  args?: object
  operation: string
  overrideAccess?: boolean
  req: PayloadRequest
}

/**
 * Refuses password changes outside `cms/accounts`, where a password is set with a link or the
 * current password. Every stored password must pass the strength check.
 */
export async function guardPassword({ args, operation, overrideAccess, req }: Operation) {
  const { password, name, email } = (args as Written | undefined)?.data ?? {}
  if (password === undefined || (operation !== 'create' && operation !== 'update')) return
  if (!overrideAccess)
    throw new APIError(labelFor(req.i18n.language, 'accounts.linkNeeded'), 403, null, true)
  await checkPassword(
    password,
    [name, email].map((text) => (text ? String(text) : null)),
    req,
  )
}
