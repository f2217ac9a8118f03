import 'server-only'
import { sql } from 'drizzle-orm'
import { queryRows } from '../query-rows'

/**
 * Finds the hosts of addresses that serve the codes of a workspace. A code must not lead to another
 * code, on whichever host.
 */
export async function findConnectedHosts(urls: readonly string[]): Promise<ReadonlySet<string>> {
  const hosts = [...new Set(urls.map(hostOf))]
  if (hosts.length === 0) return new Set()
  const rows = await queryRows<{ host: string }>(sql`
    select host from workspace_domains
    where verified_at is not null
      and host in (select jsonb_array_elements_text(${JSON.stringify(hosts)}::jsonb))`)
  return new Set(rows.map(({ host }) => host))
}

/** The host of a checked address, as domains of workspaces are stored. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/\.$/, '')
}
