import { APIError, type PayloadRequest } from 'payload'
import { labelFor } from '@/cms/admin/label'

/** Refuses a change after which no one could manage users any more. */
export async function keepOneAdmin(leavingId: string | number, req: PayloadRequest): Promise<void> {
  const { totalDocs: others } = await req.payload.count({
    collection: 'users',
    req,
    overrideAccess: true,
    where: { role: { equals: 'admin' }, id: { not_equals: leavingId } },
  })
  if (others === 0)
    throw new APIError(labelFor(req.i18n.language, 'errors.lastAdmin'), 400, null, true)
}
