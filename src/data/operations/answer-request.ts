import 'server-only'
import { paths } from '@/paths'
import { percentDecode } from '@/std/percent-decode'
import { answerApi } from '../codes/api/answer-api'
import { ApiProblem } from '../codes/api/api-problem'
import { checkQuery, readInput } from '../codes/api/read-input'
import { getOwnedCode } from '../codes/get-owned-code'
import { visitorAddress } from '../visitor-address'
import { findEditedWorkspace, getWorkspace } from '../workspaces/get-workspace'
import type { AnyOperation } from './operation'
import { operations } from './operations'

type Route = { pattern: RegExp; byMethod: Partial<Record<string, AnyOperation>> }

const routes = listRoutes(operations)

/** Lists the routes of operations, those with fixed segments before those with any value. */
function listRoutes(all: readonly AnyOperation[]): readonly Route[] {
  const countValues = (path: string) => path.split('{').length
  return [...new Set(all.map(({ path }) => path))]
    .toSorted((a, b) => countValues(a) - countValues(b))
    .map((path) => {
      const fixed = path.replaceAll('.', '\\.')
      const ofPath = all.filter((each) => each.path === path)
      return {
        pattern: new RegExp(`^${fixed.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
        byMethod: Object.fromEntries(ofPath.map((each) => [each.method.toUpperCase(), each])),
      }
    })
}

/** Answers a request to the API by the operation at its address. */
export async function answerRequest(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.slice(paths.codesApi.length)
  const route = routes.find(({ pattern }) => pattern.test(path))
  if (!route) return answerApi(() => Promise.reject(new ApiProblem('unknown')))
  const { method } = request
  const methods = Object.keys(route.byMethod)
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  if (method === 'OPTIONS') return answerPreflight(allow)
  const operation = route.byMethod[method === 'HEAD' ? 'GET' : method]
  if (!operation) {
    return answerApi(() => Promise.reject(new ApiProblem('method', { headers: { allow } })))
  }
  const params = Object.entries(route.pattern.exec(path)?.groups ?? {})
  return answerOperation(
    operation,
    request,
    Object.fromEntries(params.map(([name, value]) => [name, percentDecode(value)])),
  )
}

/** Answers the question of a browser whether another site may send a request (Fetch standard, 3.3.3). */
function answerPreflight(allow: string): Response {
  const headers = {
    allow,
    'access-control-allow-methods': allow,
    'access-control-allow-headers':
      'Authorization, Content-Type, Idempotency-Key, If-Match, Last-Event-ID',
    'access-control-max-age': '86400',
  }
  return new Response(null, { status: 204, headers })
}

async function answerOperation(
  operation: AnyOperation,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<Response> {
  const { access, query, body, input = body, maxBytes, list, isRaw, answer } = operation
  const known = {
    ...{ request, params, address: visitorAddress(request) },
    ...{ workspace: undefined as unknown, code: undefined as unknown },
  }
  let headers: Readonly<Record<string, string>> = {}
  const work = async () => {
    if (access === 'anyoneOrWorkspace') known.workspace = await findEditedWorkspace(request)
    else if (access && 'workspace' in access)
      known.workspace = await getWorkspace(request, access.workspace)
    else if (access) known.code = await getOwnedCode(request, params.slug ?? '', access.code)
    headers = ((await operation.before?.(known)) ?? {}) as typeof headers
    return operation.handle({
      ...known,
      query: query && !isRaw ? checkQuery(request, query) : undefined,
      ...(input && input !== 'file' && !isRaw
        ? await readInput(request, input, { maxBytes, list })
        : { body: undefined, list: [], fingerprint: Buffer.alloc(0) }),
    })
  }
  return answerApi(work, {
    status: answer.status,
    readLimits: async () => ({ ...headers, ...(await operation.readLimits?.(known)) }),
  })
}
