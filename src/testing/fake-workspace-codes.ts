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

const id = '0a6e1f9a-5f0a-4c0e-9d6b-1c2d3e4f5a6b'
const secret = `qw_${'a'.repeat(43)}`
const time = '2026-01-01T00:00:00.000Z'

type Sent = { method: string; path: string; query: URLSearchParams; body: never }

/**
 * A workspace of codes in memory, opened by a key of this browser: lists, filters, pages and changes
 * them as the server does. `refuse` names codes that cannot be changed, `answer` overrides a request.
 */
export function fakeWorkspaceCodes({ role = 'owner' as WorkspaceRole } = {}) {
  const fetchFromNetwork = window.fetch
  const codes = new Map<string, ListedCode>()
  const folders: WorkspaceFolder[] = []
  const changes: WorkspaceChange[] = []
  const refused = new Map<string, ProblemKey>()
  const sent: Sent[] = []
  const overrides = new Map<string, (request: Sent) => unknown>()

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
  const view = (): WorkspaceView => ({
    ...{ id, name: 'Corner Café', locale: 'en', timeZone: 'UTC', defaults: {}, hasEmail: false },
    ...{ codes: codes.size, createdAt: time, key: { id, name: 'Owner', role } },
  })
  const answers: Record<string, (request: Sent) => unknown> = {
    'GET /limits': () => ({ hasMail: true, allowsHttp: false, uploadLimitBytes: 1e6 }),
    'GET /workspace': view,
    'GET /workspace/folders': () => folders,
    'GET /workspace/changes': () => ({ changes, cursor: null }),
    'GET /codes': ({ query }) => list(query),
    'POST /codes/batch': ({ body }) => change(body),
  }
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href)
    if (!address.pathname.startsWith(`${paths.codesApi}/`)) return fetchFromNetwork(input, init)
    const method = init?.method ?? 'GET'
    const path = address.pathname.slice(paths.codesApi.length)
    const body = JSON.parse(String(init?.body ?? 'null')) as never
    const request = { method, path, query: address.searchParams, body }
    sent.push(request)
    const route = `${method} ${path}`
    return respond(await (overrides.get(route) ?? answers[route])?.(request))
  })
  return {
    ...{ codes, folders, changes, sent },
    /** Stores the key in the browser. */
    open: () => storeWorkspaceKey({ id, name: '', role, secret, addedAt: 0, backupAt: 1 }),
    add: (slug: string, more: Partial<ListedCode> = {}) => {
      codes.set(slug, { ...listed, slug, link: `HTTPS://QZ.EXAMPLE/Q/${slug}`, ...more })
    },
    refuse: (slug: string, problem: ProblemKey) => refused.set(slug, problem),
    /** @param route method and path, such as `POST /codes` */
    answer: (route: string, respond: (request: Sent) => unknown) => overrides.set(route, respond),
    /** Answers a request as before `answer`. */
    restore: (route: string) => overrides.delete(route),
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
  const problem = answer === undefined ? fakeProblem('unknown') : (answer as Partial<Problem>)
  if (problem.key === undefined || problem.status === undefined) return Response.json(answer)
  const headers = { 'content-type': 'application/problem+json' }
  return new Response(JSON.stringify(problem), { status: problem.status, headers })
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
