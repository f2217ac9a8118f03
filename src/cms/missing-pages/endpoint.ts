import type { Endpoint } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { refuse } from '@/desk/documents/refuse'
import { listRedirectTargets } from './list-redirect-targets'
import { type RedirectChoice, rankTargets } from './rank-targets'

export type RedirectSuggestions = { suggestions: RedirectChoice[] }

/** `GET /missing-pages/:id/suggestions` lists pages to which the address may be redirected. */
export const suggestionsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/suggestions',
  method: 'get',
  handler: async (req) => {
    if (!isEditor({ req })) return refuse(403, req.t('error:notAllowedToPerformAction'))
    const missing = await req.payload.findByID({
      collection: 'missing-pages',
      id: String(req.routeParams?.id),
      disableErrors: true,
      req,
    })
    if (!missing) return refuse(404, req.t('error:notFound'))
    const pages = await listRedirectTargets(req)
    const suggestions = rankTargets(missing.path, pages)
    return Response.json({ suggestions } satisfies RedirectSuggestions)
  },
}
