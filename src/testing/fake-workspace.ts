import { vi } from 'vitest'
import type {
  CodeResult,
  ListedCode,
  Problem,
  ProblemKey,
  WorkspaceChange,
  WorkspaceFolder,
  WorkspaceRole,
  WorkspaceView,
} from '@/codes'
import { paths } from '@/paths'
import {
  findChosenWorkspaceKey,
  removeWorkspaceKey,
  storeWorkspaceKey,
} from '@/tools/shared/workspaces/workspace-keys'

/** A request to the API: `body` is parsed, `query` are the parameters of the address. */
export type FakeRequest = {
  method: string
  path: string
  query: URLSearchParams
  // biome-ignore lint/suspicious/noExplicitAny: tests know what they send
  body: any
}

type Handler = (request: FakeRequest) => unknown

const secret = `qw_${'a'.repeat(43)}`
const time = '2026-01-01T00:00:00.000Z'
export const fakeWorkspaceId = '0d6e1f9a-5f0a-4c0e-9d6b-1c2d3e4f5a6b'
export const fakeKeyId = '1d6e1f9a-5f0a-4c0e-9d6b-1c2d3e4f5a6b'

/**
 * A workspace in memory, whose key is in the browser: lists, filters, pages and changes codes as the
 * server does. `refuse` names codes that cannot be changed.
 *
 * @param handlers other answers, by method and path, such as `GET /workspace/keys`
 */
export function fakeWorkspace(
  handlers: Readonly<Record<string, Handler>> = {},
  {
    role = 'owner',
    isOpen = true,
    ...more
  }: Partial<WorkspaceView> & { role?: WorkspaceRole; isOpen?: boolean } = {},
) {
  const fetchFromNetwork = window.fetch
  const codes = new Map<string, ListedCode>()
  const folders: WorkspaceFolder[] = []
  const changes: WorkspaceChange[] = []
  const refused = new Map<string, ProblemKey>()
  const requests: FakeRequest[] = []
  let workspace: Partial<WorkspaceView> = more

  const view = (): WorkspaceView => ({
    ...{ id: fakeWorkspaceId, name: 'Corner Café', locale: 'en', timeZone: 'UTC', defaults: {} },
    ...{ hasEmail: false, codes: codes.size, createdAt: time },
    key: { id: fakeKeyId, name: 'Owner', role },
    ...workspace,
  })
  const list = (query: URLSearchParams) => {
    const found = [...codes.values()].filter((code) => isFound(code, query))
    const start = Number(query.get('cursor') ?? 0)
    const end = start + Number(query.get('limit'))
    const cursor = end < found.length ? String(end) : null
    return { codes: found.slice(start, end), total: found.length, cursor }
  }
  const change = (body: Batch): { results: CodeResult[] } => ({
    results: body.codes.map((slug) => {
      const code = codes.get(slug)
      const problem = refused.get(slug) ?? (code ? null : 'unknown')
      if (code && problem === null) codes.set(slug, { ...code, ...applyBatch(code, body) })
      return { slug, problem }
    }),
  })
  const known: Record<string, Handler> = {
    'GET /limits': () => ({ hasMail: true, allowsHttp: false, uploadLimitBytes: 1e6 }),
    'GET /workspace': view,
    'PATCH /workspace': ({ body: { email, defaults, ...settings } }) => {
      const shown = view()
      const hasEmail = email === undefined ? shown.hasEmail : email !== null
      workspace = { ...shown, ...settings, hasEmail, defaults: { ...shown.defaults, ...defaults } }
      return workspace
    },
    'GET /workspace/folders': () => folders,
    'GET /workspace/changes': () => ({ changes, cursor: null }),
    'GET /codes': ({ query }) => list(query),
    'POST /codes/batch': ({ body }) => change(body),
  }
  const others = new Map(Object.entries(handlers))
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href)
    if (!address.pathname.startsWith(`${paths.codesApi}/`)) return fetchFromNetwork(input, init)
    const request = {
      method: init?.method ?? 'GET',
      path: address.pathname.slice(paths.codesApi.length),
      query: address.searchParams,
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
    }
    requests.push(request)
    const route = `${request.method} ${request.path}`
    const handler = others.get(route) ?? known[route]
    return respond(handler ? await handler(request) : fakeProblem('unknown'))
  })
  /** Stores the key in the browser. */
  const open = () =>
    storeWorkspaceKey({
      ...{ id: fakeWorkspaceId, name: view().name, role, secret, addedAt: 0, backupAt: 1 },
    })
  if (isOpen) open()
  return {
    ...{ codes, folders, changes, requests, open },
    add: (slug: string, code: Partial<ListedCode> = {}) => {
      codes.set(slug, { ...listed, slug, link: `HTTPS://QZ.EXAMPLE/Q/${slug}`, ...code })
    },
    refuse: (slug: string, problem: ProblemKey) => refused.set(slug, problem),
    /** @param route method and path, such as `POST /codes` */
    answer: (route: string, handler: Handler) => others.set(route, handler),
    /** Answers a request as before `answer`. */
    restore: (route: string) => others.delete(route),
    close: () => {
      fetching.mockRestore()
      for (let key = findChosenWorkspaceKey(); key; key = findChosenWorkspaceKey()) {
        removeWorkspaceKey(key.id)
      }
    },
  }
}

/** A problem as the server returns it; an answer with a status is an error. */
export function fakeProblem(key: ProblemKey, more: Partial<Problem> = {}): Problem {
  return { type: 'x', title: 'x', status: 409, key, ...more }
}

function respond(answer: unknown): Response {
  if (answer instanceof Response) return answer
  if (answer === undefined) return new Response(null, { status: 204 })
  const { key, status } = answer as Partial<Problem>
  if (key === undefined || status === undefined) return Response.json(answer)
  const headers = { 'content-type': 'application/problem+json' }
  return new Response(JSON.stringify(answer), { status, headers })
}

const listed: Omit<ListedCode, 'slug' | 'link'> = {
  ...{ name: '', type: 'url', status: 'active', target: 'https://example.com/', folder: null },
  ...{ tags: [], externalId: null, scans: 0, revision: 1, archivedAt: null },
  ...{ addedAt: time, updatedAt: time },
}

function isFound({ name, tags, folder, archivedAt }: ListedCode, query: URLSearchParams): boolean {
  const [words, tag, inFolder, archived] = ['q', 'tag', 'folder', 'archived'].map((member) =>
    query.get(member),
  )
  return (
    name.toLowerCase().includes(words?.toLowerCase() ?? '') &&
    (!tag || tags.includes(tag)) &&
    (!inFolder || (folder ?? 'none') === inFolder) &&
    (archived === 'all' || (archivedAt !== null) === (archived === 'true'))
  )
}

type Batch = {
  codes: readonly string[]
  action: string
  add?: readonly string[]
  remove?: readonly string[]
  folder?: string | null
}

function applyBatch(code: ListedCode, { action, ...body }: Batch): Partial<ListedCode> {
  switch (action) {
    case 'tag': {
      const { add = [], remove = [] } = body
      return { tags: [...new Set([...code.tags, ...add])].filter((tag) => !remove.includes(tag)) }
    }
    case 'move':
      return { folder: body.folder ?? null }
    case 'archive':
      return { archivedAt: time }
    case 'unarchive':
      return { archivedAt: null }
    default:
      return { status: action === 'pause' ? 'paused' : action === 'delete' ? 'deleted' : 'active' }
  }
}
