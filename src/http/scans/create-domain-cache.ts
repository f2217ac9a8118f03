import type pg from 'pg'
import { hostName } from '../normalize-host'

/** The message on the channel of changed codes when the domain of a workspace changed. */
export const domainsMessage = '.domains'
/** Limit of domains in memory; the newest are loaded. */
const maxDomains = 100_000

/** A verified domain of a workspace, which serves the codes of the workspace. */
export type OwnDomain = {
  workspaceId: string
  /** Where addresses lead that are not those of a code; null for an error. */
  fallbackUrl: string | null
}

/** Loads the verified domains into memory, so that scans need no query to find them. */
export async function createDomainCache(pool: pg.Pool) {
  let domains: ReadonlyMap<string, OwnDomain> = new Map()
  let isLoading = false
  let isOutdated = false

  async function load(): Promise<void> {
    const { rows } = await pool.query<OwnDomain & { host: string }>(
      `select host, workspace_id as "workspaceId", fallback_url as "fallbackUrl"
       from workspace_domains where verified_at is not null order by verified_at desc limit $1`,
      [maxDomains],
    )
    domains = new Map(rows.map(({ host, ...domain }) => [host, domain]))
  }

  /** Reads the domains again, and once more if they change meanwhile. */
  async function reload(): Promise<void> {
    isOutdated = true
    if (isLoading) return
    isLoading = true
    while (isOutdated) {
      isOutdated = false
      await load().catch((cause: unknown) =>
        console.error('The domains of workspaces could not be read:', cause),
      )
    }
    isLoading = false
  }

  await reload()
  return {
    reload,
    /** Finds a domain by the normalized host of a request, with or without a port. */
    find: (host: string | undefined): OwnDomain | undefined => {
      return host && domains.size > 0 ? domains.get(hostName(host)) : undefined
    },
  }
}
