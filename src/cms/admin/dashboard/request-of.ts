import { createLocalReq, type PayloadRequest, type ServerProps } from 'payload'

/** Creates a request of the signed-in user, for the access rules and the language of a card. */
export const requestOf = ({ i18n, payload, user }: ServerProps): Promise<PayloadRequest> =>
  createLocalReq({ ...(user && { user }), req: { i18n: i18n as PayloadRequest['i18n'] } }, payload)
