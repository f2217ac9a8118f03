import type { Endpoint } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { refuse } from '@/desk/documents/refuse'
import { isValues } from '@/desk/documents/row-fields'
import { listNotices, readNotices } from './notices'

/** `GET` lists the unread notices of the user; `POST …/read {id?}` marks one or all as read. */
export const noticeEndpoints: Endpoint[] = [
  {
    path: '/workflow-notices',
    method: 'get',
    handler: async (req) => {
      if (!isStaff({ req })) return refuse(403, req.t('error:unauthorized'))
      return Response.json({ notices: await listNotices(req) })
    },
  },
  {
    path: '/workflow-notices/read',
    method: 'post',
    handler: async (req) => {
      if (!isStaff({ req })) return refuse(403, req.t('error:unauthorized'))
      const body: unknown = await req.json?.().catch(() => ({}))
      const id = isValues(body) ? body.id : undefined
      if (id !== undefined && typeof id !== 'string')
        return refuse(400, req.t('error:missingRequiredData'))
      await readNotices(id === undefined ? 'all' : { id }, req)
      return Response.json({ notices: await listNotices(req) })
    },
  },
]
