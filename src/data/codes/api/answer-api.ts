import 'server-only'
import { nextTurn } from '@/data/next-turn'
import { noIndexHeader } from '@/std/no-index-header'
import { ApiProblem } from './api-problem'

const common = { 'cache-control': 'no-store', ...noIndexHeader }

type Options = {
  status?: number
  /** Headers about the limits of the client, read after the work. */
  readLimits?: () => Promise<Record<string, string>>
}

/**
 * Responds with the result of `work`: as JSON, without a body for undefined, or unchanged if it is
 * a `Response`. Problems that `work` throws have one format; other errors are logged.
 */
export async function answerApi(
  work: () => Promise<unknown>,
  { status = 200, readLimits }: Options = {},
): Promise<Response> {
  const response = await answer(work, status)
  if (!readLimits) return response
  try {
    const limits = await readLimits()
    for (const [name, value] of Object.entries(limits)) response.headers.set(name, value)
  } catch (cause) {
    // The request is done, so it must not fail for want of these headers.
    console.error(`Limits could not be read: ${describe(cause)}`)
  }
  return response
}

/** After which a client may try again what failed here. */
const unavailableSeconds = 30

async function answer(work: () => Promise<unknown>, status: number): Promise<Response> {
  try {
    const body = await work()
    if (body instanceof Response) return body
    if (body === undefined) return new Response(null, { status: 204, headers: common })
    // Formatting a code with a large logo is slow.
    await nextTurn()
    return Response.json(body, { status, headers: common })
  } catch (cause) {
    if (cause instanceof ApiProblem) return answerProblem(cause)
    console.error(`The API failed: ${describe(cause)}`)
    if (isRefusedValue(cause)) return answerProblem(new ApiProblem('invalid'))
    return answerProblem(new ApiProblem('unavailable', { retrySeconds: unavailableSeconds }))
  }
}

/**
 * SQLSTATEs of values that PostgreSQL cannot hold. They come from the request, past a check that is
 * missing.
 */
const refusedValues = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05'])

function isRefusedValue(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  const { code } = cause as { code?: unknown }
  return refusedValues.has(String(code)) || isRefusedValue(cause.cause)
}

/** Responds with JSON that is formatted already. */
export function answerJson(json: Buffer, status: number): Response {
  return new Response(json as Buffer<ArrayBuffer>, {
    status,
    headers: { ...common, 'content-type': 'application/json' },
  })
}

function answerProblem({ problem, retrySeconds, headers }: ApiProblem): Response {
  return Response.json(problem, {
    status: problem.status,
    headers: {
      ...common,
      'content-type': 'application/problem+json',
      ...(problem.status === 401 && { 'www-authenticate': 'Bearer' }),
      ...(retrySeconds !== undefined && { 'retry-after': String(retrySeconds) }),
      ...headers,
    },
  })
}

/** The message of the original cause. The database wraps it in one that repeats the query's values. */
function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return cause.cause instanceof Error ? describe(cause.cause) : (cause.stack ?? cause.message)
}
