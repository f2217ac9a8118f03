import type { CollectionSlug, Endpoint } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { refuse } from '@/desk/documents/refuse'
import { findUses } from './find-uses'

/** `GET /:id/uses` lists what refers to a document. */
export const usesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/uses',
  method: 'get',
  handler: async (req) => {
    if (!isStaff({ req })) return refuse(403, req.t('error:unauthorized'))
    const { collection, id } = req.routeParams as { collection: CollectionSlug; id: string }
    return Response.json(await findUses(collection, id, req))
  },
}
