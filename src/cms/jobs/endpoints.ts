import { type Endpoint, Forbidden, NotFound } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { isJobName } from './list-failures'
import { runSoon } from './run-soon'

/** `POST /jobs/:name/run` makes a job due. */
export const runJobNow: Endpoint = {
  path: '/jobs/:name/run',
  method: 'post',
  handler: async (req) => {
    if (!isAdmin({ req })) throw new Forbidden(req.t)
    const name = String(req.routeParams?.name)
    if (!isJobName(name)) throw new NotFound(req.t)
    await runSoon(req, name)
    return Response.json({ name })
  },
}
