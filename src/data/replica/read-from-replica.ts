import 'server-only'
import { env } from '@/env'
import { getPayload } from '../payload'
import { attachReplica } from './attach-replica'

/**
 * Runs a read on the replica, if one is configured and has everything that was committed before.
 * Otherwise, and if the replica fails, the read runs on the database itself. The read must not
 * change anything.
 */
export async function readFromReplica<Result>(read: () => Promise<Result>): Promise<Result> {
  const { DATABASE_REPLICA_URL: url } = env
  if (!url) return read()
  const replica = attachReplica(await getPayload(), url)
  if (!(await replica.isCurrent())) return read()
  try {
    return await replica.run(read)
  } catch (cause) {
    replica.reject(cause)
    return read()
  }
}
