import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { tidyHost } from '@/cms/fields/tidy-host'
import { type CodeDocument, listTargets } from '@/codes'
import { connectionOf } from '@/desk/documents/connection-of'

type Row = { id: string; document: CodeDocument; isNamed: boolean }

/**
 * Returns the ids of the codes whose targets match an address, a host or its subdomains, or that
 * have exactly this name. Other content of a code is private and not searched.
 */
export async function findCodesLeadingTo(question: string, req: PayloadRequest): Promise<string[]> {
  const wanted = question.trim()
  if (!wanted) return []
  const connection = await connectionOf(req)
  const host = tidyHost(wanted).toLowerCase()
  const { rows } = await connection.execute(sql`
    select id, document, coalesce(lower(name) = lower(${wanted}), false) as "isNamed" from codes
    where lower(name) = lower(${wanted}) or strpos(lower(document::text), ${host}) > 0`)
  return (rows as Row[])
    .filter(({ document, isNamed }) => isNamed || leadsTo(document, wanted, host))
    .map(({ id }) => id)
}

function leadsTo(document: CodeDocument, wanted: string, host: string): boolean {
  const address = parse(wanted) ?? parse(`https://${wanted}`)
  if (!address || !document.languages) return false
  const namesHost = address.pathname === '/' && !address.search && !address.hash
  return listTargets(document).some(({ url }) => {
    const target = parse(url)
    if (!target) return false
    if (!namesHost) return withoutScheme(target) === withoutScheme(address)
    return target.hostname === host || target.hostname.endsWith(`.${host}`)
  })
}

const parse = (address: string) => (URL.canParse(address) ? new URL(address) : undefined)
const withoutScheme = ({ host, pathname, search, hash }: URL) => host + pathname + search + hash
