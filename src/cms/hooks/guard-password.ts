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
 * Passwords are chosen with a link or with the present password (see `cms/accounts`), and by no
 * other request. Whichever code stores one, it has to be a good one.
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
