import type { ServerResponse } from 'node:http'
import type { ProblemKey } from '@/codes/problem'
import { env } from '@/env'
import { paths } from '@/paths'

/** Problems of the API for codes that are found before a request reaches its route. */
export const earlyProblems = {
  tooLarge: { status: 413, title: 'The request is too large' },
  unavailable: { status: 503, title: 'This is not available at the moment' },
} as const satisfies Partial<Record<ProblemKey, { status: number; title: string }>>

/** Answers in the format of all errors of the API (RFC 9457). */
export function sendProblem(
  response: ServerResponse,
  key: keyof typeof earlyProblems,
  headers: Readonly<Record<string, string>> = {},
): void {
  const problem = {
    type: `${env.SITE_URL}${paths.developers}#${key}`,
    ...earlyProblems[key],
    key,
  }
  response.writeHead(problem.status, {
    ...{ 'cache-control': 'no-store', 'content-type': 'application/problem+json' },
    ...headers,
  })
  response.end(JSON.stringify(problem))
}
