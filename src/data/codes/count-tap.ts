import 'server-only'
import { sql } from 'drizzle-orm'
import { nameTap, readTapTarget, tapTargetMaxLength } from '@/codes'
import { isCrawler } from '@/devices/is-crawler'
import { isOwnForm } from '../contact/is-own-form'
import { type Allowance, findWait } from '../limit-visitors'
import { queryRows } from '../query-rows'
import { readLimitedBody } from '../read-limited-body'
import { visitorAddress } from '../visitor-address'
import { findHostedVisit } from './find-hosted-visit'

const ofNetwork: Allowance = { name: 'taps on hosted pages', most: 120, seconds: 600 }

/**
 * Counts a tap on an element of a hosted page, by day of its owner's time zone. Nothing is stored of
 * the visitor. The answer is always the same, so that it reveals nothing about the code.
 */
export async function countTap(request: Request, slug: string): Promise<Response> {
  await addTap(request, slug)
  return new Response(null, {
    status: 204,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })
}

async function addTap(request: Request, slug: string): Promise<void> {
  if (!isOwnForm(request.headers) || isCrawler(request.headers.get('user-agent'))) return
  const body = await readLimitedBody(request, tapTargetMaxLength)
  const target = readTapTarget(new TextDecoder().decode(body))
  if (!target || (await findWait(ofNetwork, visitorAddress(request)))) return
  const { decision, code } = await findHostedVisit(slug, true)
  const tap = decision.do === 'page' && code && nameTap(code.document, code.files, target)
  if (!tap) return
  await queryRows(sql`
    insert into code_taps (code_id, day, kind, name, taps)
    select id, (now() at time zone coalesce(time_zone, 'UTC'))::date, ${tap.kind}, ${tap.name}, 1
    from codes where id = ${code.id}
    on conflict (code_id, day, kind, name) do update set taps = code_taps.taps + 1`)
}
