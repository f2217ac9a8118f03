import { z } from 'zod'
import { cacheAnswers } from './cache-answers'
import { queryEach, UnansweredError } from './query-each'
import type { UrlReputationProvider } from './url-reputation-provider'

const reasons = {
  MALWARE: 'malware',
  SOCIAL_ENGINEERING: 'phishing',
  UNWANTED_SOFTWARE: 'unwanted software',
} as const

const answerSchema = z.object({
  threat: z.object({ threatTypes: z.array(z.string()).min(1) }).optional(),
})

/**
 * Creates the provider for Google Web Risk,
 * https://cloud.google.com/web-risk/docs/reference/rest/v1/uris/search
 */
export function createWebRisk(
  key: string,
  service = 'https://webrisk.googleapis.com',
): UrlReputationProvider {
  const findThreat = cacheAnswers(async (url, signal) => {
    const question = new URL('/v1/uris:search', service)
    for (const type of Object.keys(reasons)) question.searchParams.append('threatTypes', type)
    question.searchParams.set('uri', url)
    // The key is not in the URL, because URLs are logged.
    const headers = { 'x-goog-api-key': key }
    const answer = await fetch(question, { signal, redirect: 'error', headers })
    // Web Risk does not accept this text as an address.
    if (answer.status === 400) throw new UnansweredError()
    if (!answer.ok) throw new Error(`Web Risk answered with ${answer.status}`)
    return answerSchema.parse(await answer.json()).threat?.threatTypes[0] ?? ''
  })
  return {
    name: 'web-risk',
    check: (urls, signal, report, answered) =>
      queryEach(
        urls,
        signal,
        async (url, patience) => {
          const threat = await findThreat(url, patience)
          const reason = reasons[threat as keyof typeof reasons] ?? threat
          if (reason) report({ url, reason, fault: 'reported' })
        },
        answered,
      ),
  }
}
