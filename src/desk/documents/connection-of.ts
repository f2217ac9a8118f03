import type { PayloadRequest } from 'payload'

/** Returns the connection for SQL statements within the transaction of the request. */
export async function connectionOf(req: PayloadRequest) {
  const { db } = req.payload
  const transactionId = await req.transactionID
  const session = transactionId === undefined ? undefined : db.sessions?.[transactionId]
  return (session?.db as typeof db.drizzle | undefined) ?? db.drizzle
}
