import { sql } from '@payloadcms/db-postgres'
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { deliverMail } from './deliver-mail'

/** `POST /outgoing-mails/:id/send` retries a failed mail immediately. */
export const retryMail: Omit<Endpoint, 'root'> = {
  path: '/:id/send',
  method: 'post',
  handler: async (req) => {
    const id = readId(req)
    await req.payload.db.drizzle.execute(sql`
      update outgoing_mails set state = 'waiting', next_at = ${new Date().toISOString()}::timestamptz
      where id = ${id}`)
    return Response.json({ sent: await deliverMail(req.payload, id) })
  },
}

/** `DELETE /outgoing-mails/:id` discards a mail. */
export const dismissMail: Omit<Endpoint, 'root'> = {
  path: '/:id',
  method: 'delete',
  handler: async (req) => {
    const id = readId(req)
    await req.payload.db.drizzle.execute(sql`delete from outgoing_mails where id = ${id}`)
    return Response.json({ id })
  },
}

function readId(req: PayloadRequest): string {
  if (!isAdmin({ req })) throw new Forbidden(req.t)
  return String(req.routeParams?.id)
}
