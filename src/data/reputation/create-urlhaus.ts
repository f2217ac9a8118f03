import { z } from 'zod'
import { cacheAnswers } from './cache-answers'
import { queryEach, UnansweredError } from './query-each'
import type { UrlReputationProvider } from './url-reputation-provider'

const answerSchema = z.object({
  query_status: z.string(),
  url_status: z.string().optional(),
  threat: z.string().nullish(),
})

/**
 * Creates the provider for URLhaus of abuse.ch, https://urlhaus-api.abuse.ch, which lists addresses
 * that distribute malware.
 */
export function createUrlhaus(
  key: string,
  service = 'https://urlhaus-api.abuse.ch',
): UrlReputationProvider {
  const findThreat = cacheAnswers(async (url, signal) => {
    const answer = await fetch(new URL('/v1/url/', service), {
      method: 'POST',
      headers: { 'auth-key': key },
      body: new URLSearchParams({ url }),
      redirect: 'error',
      signal,
    })
    // URLhaus does not accept this text as an address.
    if (answer.status === 400) throw new UnansweredError()
    if (!answer.ok) throw new Error(`URLhaus answered with ${answer.status}`)
    const { query_status, url_status, threat } = answerSchema.parse(await answer.json())
    // Addresses that are offline have been cleaned up.
    return query_status === 'ok' && url_status !== 'offline' ? threat || 'malware' : ''
  })
  return {
    name: 'urlhaus',
    check: (urls, signal, report, answered) =>
      queryEach(
        urls,
        signal,
        async (url, patience) => {
          const reason = await findThreat(url, patience)
          if (reason) report({ url, reason, fault: 'reported' })
        },
        answered,
      ),
  }
}
