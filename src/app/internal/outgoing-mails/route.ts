import { deliverDueMails } from '@/cms/mail/deliver-mail'
import { getPayload } from '@/data/payload'
import { isInternalAuthorization } from '@/env'

/** Sends the mails that are due. For internal processes only; concurrent requests are allowed. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternalAuthorization(request.headers.get('authorization'))) {
    return new Response(null, { status: 401 })
  }
  await deliverDueMails(await getPayload())
  return new Response(null, { status: 204 })
}
