import 'server-only'
import { Resolver } from 'node:dns/promises'
import { requestPublic } from '../outgoing/request-public'

/** Where the owner of a host publishes its token: a TXT record, or a file of the present web server. */
export const recordName = (host: string) => `_quietzone.${host}`
export const recordValue = (token: string) => `quietzone-verification=${token}`
export const filePath = '/.well-known/quietzone-verification.txt'

const maxFileBytes = 1_000
const timeoutMs = 5_000

/** Reads what is published about a host; tests replace it. */
export type DomainSources = {
  readRecords: (name: string) => Promise<string[]>
  readFile: (url: string) => Promise<string>
}

const publicSources: DomainSources = {
  readRecords: async (name) => {
    const resolver = new Resolver({ timeout: 2000, tries: 2 })
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  },
  // Without TLS, because there may be no certificate yet. Another host proves nothing about this one.
  readFile: async (url) => {
    const { status, body } = await requestPublic(url, {
      ...{ method: 'GET', timeoutMs, maxBytes: maxFileBytes },
      ...{ maxRedirects: 3, isSameHostOnly: true },
    })
    return status === 200 ? body.toString() : ''
  },
}

/** Whether the token of a host is published in its DNS or on its web server. Never throws. */
export async function verifyDomain(
  host: string,
  token: string,
  sources: DomainSources = publicSources,
): Promise<boolean> {
  const value = recordValue(token)
  const [records, file] = await Promise.all([
    sources.readRecords(recordName(host)).catch(() => []),
    sources.readFile(`http://${host}${filePath}`).catch(() => ''),
  ])
  return records.some((record) => record.trim() === value) || file.trim() === value
}
