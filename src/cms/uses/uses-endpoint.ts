import type { CollectionSlug, Endpoint } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { findUses } from './find-uses'

/** `GET /:id/uses` lists what refers to a document. */
export const usesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/uses',
  method: 'get',
  handler: async (req) => {
    if (!isStaff({ req })) {
      const errors = [{ message: req.t('error:unauthorized') }]
      return Response.json({ errors }, { status: 403 })
    }
    const { collection, id } = req.routeParams as { collection: CollectionSlug; id: string }
    return Response.json(await findUses(collection, id, req))
  },
}
