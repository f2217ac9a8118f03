import 'server-only'
import { sql } from 'drizzle-orm'
import { queryRows } from '../query-rows'
import type { UrlReputationProvider } from './url-reputation-provider'

/** Reports the hosts that the team has blocked, and their sub-domains. */
export const localBlockList: UrlReputationProvider = {
  name: 'block-list',
  isLocal: true,
  async check(urls, _signal, report, answered) {
    const namesOf = new Map(urls.map((url) => [url, listNames(new URL(url).hostname)]))
    const names = JSON.stringify([...new Set([...namesOf.values()].flat())])
    const rows = await queryRows<{ host: string; reason: string | null }>(sql`
      select host, reason from blocked_hosts
      where host in (select jsonb_array_elements_text(${names}::jsonb))`)
    const reasons = new Map(rows.map(({ host, reason }) => [host, reason ?? 'blocked']))
    for (const [url, own] of namesOf) {
      const reason = own.map((name) => reasons.get(name)).find((found) => found !== undefined)
      if (reason !== undefined) report({ url, reason, fault: 'blocked' })
      answered(url)
    }
  },
}

/** Lists a host and its parent domains: `a.b.example`, `b.example`, `example`. */
function listNames(hostname: string): string[] {
  const labels = hostname.replace(/\.$/, '').split('.')
  return labels.map((_, at) => labels.slice(at).join('.'))
}
