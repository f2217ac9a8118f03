import { createLocalReq, type PayloadRequest, type ServerProps } from 'payload'

/** Creates a request of the signed-in user, for the access rules and the language of a card. */
export async function requestOf({ i18n, payload, user }: ServerProps): Promise<PayloadRequest> {
  const req = await createLocalReq(user ? { user } : {}, payload)
  return { ...req, i18n: { ...req.i18n, language: i18n.language } }
}
