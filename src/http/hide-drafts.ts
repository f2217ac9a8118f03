import type { IncomingMessage } from 'node:http'
import { queryParameters } from '@/paths'
import { sessionCookie } from './rename-session-cookie'

const draftCookie = '__prerender_bypass'
/** Matches the cookies of the team and of editors who see drafts. */
export const staffCookie = `(?:(?:__Host-)?${sessionCookie}|${draftCookie})=`
const isStaffCookie = new RegExp(`^${staffCookie}`)

/** Answers a request for a published page without drafts, although its browser shows drafts. */
export function hideDrafts(request: IncomingMessage): void {
  const { cookie } = request.headers
  const isRequested = request.url?.endsWith(`?${queryParameters.published}`)
  if (!isRequested || !cookie?.includes(draftCookie)) return
  request.headers.cookie = cookie
    .split(/;\s*/)
    .filter((one) => !isStaffCookie.test(one))
    .join('; ')
}
