import type { PayloadRequest } from 'payload'

/** What SQL runs on so that it belongs to the transaction of the change it is part of. */
export async function connectionOf(req: PayloadRequest) {
  const { db } = req.payload
  const transactionId = await req.transactionID
  const session = transactionId === undefined ? undefined : db.sessions?.[transactionId]
  return (session?.db as typeof db.drizzle | undefined) ?? db.drizzle
}
