import 'server-only'
import { nextTurn } from '@/data/next-turn'
import { ApiProblem } from './api-problem'

const common = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/**
 * The answer to a request: what `work` returns as JSON, nothing for undefined, a `Response` as it
 * is. A problem it throws is told in the one shape of errors; what else goes wrong is logged.
 */
export async function answerApi(
  work: () => Promise<unknown>,
  { status = 200 } = {},
): Promise<Response> {
  try {
    const body = await work()
    if (body instanceof Response) return body
    if (body === undefined) return new Response(null, { status: 204, headers: common })
    // A code with a large logo takes as long to write as to read.
    await nextTurn()
    return Response.json(body, { status, headers: common })
  } catch (cause) {
    if (cause instanceof ApiProblem) return answerProblem(cause)
    console.error(`The API failed: ${describe(cause)}`)
    return answerProblem(new ApiProblem('unavailable'))
  }
}

/** JSON that has been written already. */
export function answerJson(json: Buffer, status: number): Response {
  return new Response(json as Buffer<ArrayBuffer>, {
    status,
    headers: { ...common, 'content-type': 'application/json' },
  })
}

function answerProblem({ problem, retrySeconds }: ApiProblem): Response {
  return Response.json(problem, {
    status: problem.status,
    headers: {
      ...common,
      'content-type': 'application/problem+json',
      ...(problem.status === 401 && { 'www-authenticate': 'Bearer' }),
      ...(retrySeconds !== undefined && { 'retry-after': String(retrySeconds) }),
    },
  })
}

/** The cause's own words. What a database wraps around them repeats the query with its contents. */
function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return cause.cause instanceof Error ? describe(cause.cause) : (cause.stack ?? cause.message)
}
