import { createLocalReq, type ServerProps } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { listFailures } from '@/cms/jobs/list-failures'
import { FailureList } from './failure-list'

/** Jobs and mails that failed, on the dashboard of administrators. */
export async function Failures({ i18n, payload, user }: ServerProps) {
  if (!user) return null
  const req = await createLocalReq({ user }, payload)
  if (!isAdmin({ req })) return null
  const failures = await listFailures(payload, i18n.language)
  return <FailureList failures={failures} />
}
