import { vi } from 'vitest'
import type { ProblemKey, WorkspaceRole, WorkspaceView } from '@/codes'
import { paths } from '@/paths'
import { removeWorkspaceKey, storeWorkspaceKey } from '@/tools/shared/workspaces/workspace-keys'

/** A request to the API: `body` is parsed, `query` are the parameters of the address. */
export type FakeRequest = {
  method: string
  path: string
  query: URLSearchParams
  // biome-ignore lint/suspicious/noExplicitAny: tests know what they send
  body: any
}

type Handlers = Readonly<Record<string, (request: FakeRequest) => unknown>>

/** Thrown by a handler to answer with a problem. */
export class FakeProblem extends Error {
  constructor(
    readonly key: ProblemKey,
    readonly more: object = {},
  ) {
    super(key)
  }
}

const secret = `qw_${'a'.repeat(43)}`
export const fakeWorkspaceId = '0d6e1f9a-5f0a-4c0e-9d6b-1c2d3e4f5a6b'
export const fakeKeyId = '1d6e1f9a-5f0a-4c0e-9d6b-1c2d3e4f5a6b'

/**
 * Stores the key of a workspace in the browser and answers the requests with it.
 *
 * @param handlers by method and path without the parameters, such as `GET /workspace/keys`
 */
export function fakeWorkspace(
  handlers: Handlers,
  { role = 'owner', ...more }: Partial<WorkspaceView> & { role?: WorkspaceRole } = {},
) {
  const fetchFromNetwork = window.fetch
  const requests: FakeRequest[] = []
  let workspace: WorkspaceView = {
    ...{ id: fakeWorkspaceId, name: 'Corner Café', locale: 'en', timeZone: 'UTC', defaults: {} },
    ...{ hasEmail: false, codes: 3, createdAt: '2026-01-01T00:00:00.000Z' },
    key: { id: fakeKeyId, name: 'Owner', role },
    ...more,
  }
  const known: Handlers = {
    'GET /workspace': () => workspace,
    'PATCH /workspace': ({ body }) => {
      const { email, defaults, ...settings } = body
      const hasEmail = email === undefined ? workspace.hasEmail : email !== null
      workspace = {
        ...{ ...workspace, ...settings, hasEmail },
        defaults: { ...workspace.defaults, ...defaults },
      }
      return workspace
    },
    'GET /limits': () => ({ hasMail: true, allowsHttp: false, uploadLimitBytes: 1e6 }),
    'GET /workspace/folders': () => [],
    ...handlers,
  }
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    )
    if (!pathname.startsWith(`${paths.codesApi}/`)) return fetchFromNetwork(input, init)
    const request = {
      method: init?.method ?? 'GET',
      path: pathname.slice(paths.codesApi.length),
      query: searchParams,
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
    }
    requests.push(request)
    return answer(known[`${request.method} ${request.path}`], request)
  })
  storeWorkspaceKey({
    ...{ id: workspace.id, name: workspace.name, role, secret },
    ...{ addedAt: 0, backupAt: 1 },
  })
  return {
    requests,
    close: () => {
      fetching.mockRestore()
      removeWorkspaceKey(workspace.id)
    },
  }
}

function answer(handler: Handlers[string] | undefined, request: FakeRequest): Response {
  try {
    if (!handler) throw new FakeProblem('unknown')
    const body = handler(request)
    if (body instanceof Response) return body
    return body === undefined ? new Response(null, { status: 204 }) : Response.json(body)
  } catch (cause) {
    if (!(cause instanceof FakeProblem)) throw cause
    const { key, more } = cause
    const problem = { type: 'x', title: 'x', status: 409, key, ...more }
    const headers = { 'content-type': 'application/problem+json' }
    return new Response(JSON.stringify(problem), { status: 409, headers })
  }
}
