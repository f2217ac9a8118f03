import { sql } from '@payloadcms/db-postgres'
import { type Endpoint, Forbidden } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { deliverMail } from './deliver-mail'

/** `POST /outgoing-mails/:id/send` retries a failed mail immediately. */
export const retryMail: Omit<Endpoint, 'root'> = {
  path: '/:id/send',
  method: 'post',
  handler: async (req) => {
    if (!isAdmin({ req })) throw new Forbidden(req.t)
    const id = String(req.routeParams?.id)
    await req.payload.db.drizzle.execute(sql`
      update outgoing_mails set state = 'waiting', next_at = ${new Date().toISOString()}::timestamptz
      where id = ${id}`)
    return Response.json({ sent: await deliverMail(req.payload, id) })
  },
}
