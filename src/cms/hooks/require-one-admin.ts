import { APIError, type PayloadRequest, ValidationError } from 'payload'
import { labelFor } from '@/cms/admin/label'

/** Refuses a change that would leave no administrator. */
export async function requireOneAdmin(
  leavingId: string | number,
  req: PayloadRequest,
): Promise<void> {
  if (await isLastAdmin(leavingId, req)) throw new APIError(explain(req), 400, null, true)
}

/** Refuses a role change that would leave no administrator; the form marks the role field. */
export async function requireOneAdminRole(id: string | number, req: PayloadRequest): Promise<void> {
  if (!(await isLastAdmin(id, req))) return
  const message = explain(req)
  const error = new ValidationError({ collection: 'users', errors: [{ path: 'role', message }] })
  error.message = message
  throw error
}

const explain = (req: PayloadRequest) => labelFor(req.i18n.language, 'errors.lastAdmin')

async function isLastAdmin(leavingId: string | number, req: PayloadRequest): Promise<boolean> {
  const { totalDocs: others } = await req.payload.count({
    collection: 'users',
    req,
    overrideAccess: true,
    where: { role: { equals: 'admin' }, id: { not_equals: leavingId } },
  })
  return others === 0
}
