import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type CodeList,
  type CodeResult,
  type CodeView,
  type CreatedCode,
  type CreatedWorkspace,
  type CreatedWorkspaceKey,
  newDocument,
  type Problem,
  type RecoveredCode,
  type WorkspaceChange,
  type WorkspaceFolder,
  type WorkspaceRole,
  workspaceRoles,
} from '@/codes'
import { sampleInGate } from '@/testing/pick-sample'
import { startTestPayload } from '@/testing/test-payload'
import { callApiRoute as call, sendToApi } from './call-api-for-test'

let payload: Payload
let pool: PostgresAdapter['pool']
let owner: string

beforeAll(async () => {
  payload = await startTestPayload()
  pool = (payload.db as unknown as PostgresAdapter).pool
})
beforeEach(async () => {
  owner = (await call<CreatedWorkspace>(201, 'POST', '/workspaces', { body: {} })).secret
})

const linkTo = (url: string) => newDocument({ type: 'url', url }, 'en')
const menu = linkTo('https://example.com/menu')

const create = (body: object = {}, key: string | undefined = owner, status = 201) =>
  call<CreatedCode & Problem>(status, 'POST', '/codes', { key, body: { document: menu, ...body } })
const list = (query = '', key = owner) => call<CodeList>(200, 'GET', `/codes?${query}`, { key })
const slugsOf = ({ codes }: CodeList) => codes.map(({ slug }) => slug)
const batch = async (body: object, key = owner) =>
  (await call<{ results: CodeResult[] }>(200, 'POST', '/codes/batch', { key, body })).results
const changes = async (query = '') =>
  (
    await call<{ changes: WorkspaceChange[] }>(200, 'GET', `/workspace/changes?${query}`, {
      key: owner,
    })
  ).changes
const undo = (id: string | undefined, status = 200) =>
  call<WorkspaceChange & Problem>(status, 'POST', `/workspace/changes/${id}/undo`, { key: owner })

async function addKey(role: WorkspaceRole): Promise<string> {
  const body = { name: role, role }
  return (await call<CreatedWorkspaceKey>(201, 'POST', '/workspace/keys', { key: owner, body }))
    .secret
}

describe('creating in a workspace', () => {
  it('places the code and applies the defaults', async () => {
    const defaults = { utm: { source: 'print' } }
    await call(200, 'PATCH', '/workspace', {
      key: owner,
      body: { defaults, timeZone: 'Asia/Tokyo' },
    })
    const body = { name: 'Garden' }
    const folder = await call<WorkspaceFolder>(201, 'POST', '/workspace/folders', {
      key: owner,
      body,
    })
    const { code } = await create({ name: 'Table 4', folder: folder.id, tags: ['a', 'a', 'b'] })
    expect(code.timeZone).toBe('Asia/Tokyo')
    const { codes, total } = await list()
    expect(total).toBe(1)
    expect(codes[0]).toMatchObject({
      ...{ name: 'Table 4', folder: folder.id, tags: ['a', 'b'], status: 'active', scans: 0 },
      target: 'https://example.com/menu?utm_source=print',
    })
  })

  it('creates many, each with its own place or problem', async () => {
    const codes = [
      { document: menu, externalId: 'one' },
      { document: menu, externalId: 'one' },
      { document: menu, folder: '00000000-0000-4000-8000-000000000000' },
      { document: menu, slug: 'bulk' },
      { document: menu },
    ]
    const { results } = await call<{ results: (CreatedCode & Problem)[] }>(
      200,
      'POST',
      '/codes/bulk',
      {
        key: owner,
        body: { codes },
      },
    )
    expect(results.map(({ code, errors }) => errors?.[0]?.key ?? typeof code)).toEqual([
      ...['object', 'codes.workspaces.externalId', 'codes.workspaces.folder'],
      ...['codes.slugs.reserved', 'object'],
    ])
    expect((await list()).total).toBe(2)
  })

  it('offers slugs, folders and ids in workspaces only', async () => {
    const { errors } = await create({ slug: 'my-menu', tags: ['a'] }, '', 422)
    expect(errors?.map(({ pointer }) => pointer)).toEqual(['/slug', '/tags'])
  })

  it('does not count for the network, but for the workspace and the key', async () => {
    const address = '2001:db8:ffff:6::1'
    const body = { document: menu }
    for (let count = 0; count < 25; count += 1) {
      await call(201, 'POST', '/codes', { key: owner, body, address })
    }
    const { headers } = await sendToApi('POST', '/codes', { key: owner, body, address })
    expect(headers.get('ratelimit-policy')).toBe('"day";q=5000;w=86400, "requests";q=600;w=60')
    expect(headers.get('ratelimit')).toMatch(/^"day";r=4974;t=\d+, "requests";r=574;t=\d+$/)
  })
})

describe('chosen slugs', () => {
  it.each([
    ['m0dern-menu-a', 'rnodern-menu-a'],
    ['hotel-1', 'hote1-l'],
    ['quiet-room', 'QUIETROOM'],
  ])('may not look like others: %s and %s', async (first, second) => {
    const { code } = await create({ slug: first })
    expect(code.link).toContain(`/Q/${first.toUpperCase()}`)
    const { errors } = await create({ slug: second }, owner, 422)
    expect(errors).toEqual([{ pointer: '/slug', key: 'codes.slugs.taken' }])
  })

  it('may not look like a random one', async () => {
    const { code } = await create()
    await create({ slug: code.slug }, owner, 422)
    await pool.query("update codes set slug = 'm2345678' where slug = $1", [code.slug])
    await create({ slug: 'm-2345678' }, owner, 422)
    await create({ slug: 'm-2345679' })
  })

  it.each([
    ['ab', 'form'],
    ['-menu', 'form'],
    ['speisekärte', 'form'],
    ['admin', 'reserved'],
    ['wifi', 'reserved'],
    ['my-quietzone', 'reserved'],
    ['qu1etzone', 'reserved'],
    ['log-in', 'reserved'],
  ])('may not be %s', async (slug, key) => {
    const { errors } = await create({ slug }, owner, 422)
    expect(errors?.[0]?.key).toBe(`codes.slugs.${key}`)
  })

  it('are never available again', async () => {
    const { code } = await create({ slug: 'once-only' })
    await pool.query('delete from codes where slug = $1', [code.slug])
    await create({ slug: 'once-only' }, owner, 422)
  })
})

describe('upsert by external id', () => {
  const put = (id: string, body: object, status = 200) =>
    call<CreatedCode & Problem>(status, 'PUT', `/workspace/codes/external/${id}`, {
      key: owner,
      body,
    })

  it('creates the code once and then changes what is sent', async () => {
    const first = await put('table 4', { document: menu, name: 'Table 4', tags: ['old'] })
    const second = await put('table 4', {
      document: linkTo('https://example.com/new'),
      tags: ['new'],
    })
    expect(second).toMatchObject({ code: { slug: first.code.slug, name: 'Table 4' } })
    const { codes, total } = await list('externalId=table+4')
    expect(total).toBe(1)
    expect(codes[0]).toMatchObject({ target: 'https://example.com/new', tags: ['new'] })
  })

  it('creates one code for requests at the same time', async () => {
    const all = await Promise.all(
      [1, 2, 3].map(() =>
        sendToApi('PUT', '/workspace/codes/external/same', {
          key: owner,
          body: { document: menu },
        }),
      ),
    )
    expect(all.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect((await list('externalId=same')).total).toBe(1)
  })
})

describe('the list', () => {
  it('is paged in every order, each code once', async () => {
    for (const name of ['b', 'a', 'd', 'c', 'e']) await create({ name })
    for (const [sort, first] of [
      ['added', 'e'],
      ['name', 'a'],
      ['scans', undefined],
      ['updated', 'e'],
    ] as const) {
      const names: string[] = []
      let cursor: string | null = null
      do {
        const page: CodeList = await list(
          `sort=${sort}&limit=2${cursor ? `&cursor=${cursor}` : ''}`,
        )
        expect(page.total).toBe(5)
        names.push(...page.codes.map(({ name }) => name))
        cursor = page.cursor
      } while (cursor)
      expect(names.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
      if (first) expect(names[0]).toBe(first)
    }
    const { cursor } = await list('limit=2')
    await call(422, 'GET', `/codes?sort=name&cursor=${cursor}`, { key: owner })
  })

  it('finds codes by name, slug, target and external id, also after changes', async () => {
    const { code } = await create({
      name: 'Café Lindenhof',
      slug: 'find-me-here',
      externalId: 'A-77',
    })
    await create({ document: linkTo('https://other.example/winter') })
    for (const q of ['cafe', 'linden', 'find-me', 'example.com/menu', 'A-77'])
      expect([q, slugsOf(await list(`q=${q}`))]).toEqual([q, [code.slug]])
    expect(slugsOf(await list('q=nothing'))).toEqual([])
    const body = { revision: 1, name: 'Bistro' }
    await call(200, 'PATCH', `/codes/${code.slug}`, { key: owner, body })
    expect(slugsOf(await list('q=bistro'))).toEqual([code.slug])
    expect(slugsOf(await list('q=lindenhof'))).toEqual([])
  })

  it('filters by type, status, folder, tag and archive', async () => {
    const [one, two, three] = [
      (await create({ tags: ['red'] })).code.slug,
      (await create()).code.slug,
      (await create()).code.slug,
    ]
    await batch({ action: 'pause', codes: [one] })
    await batch({ action: 'archive', codes: [two] })
    await batch({ action: 'delete', codes: [three] })
    const cases = { 'tag=red': [one], 'status=paused': [one], 'status=active': [], 'type=wifi': [] }
    for (const [query, slugs] of Object.entries(cases))
      expect([query, slugsOf(await list(query))]).toEqual([query, slugs])
    expect(slugsOf(await list('archived=true'))).toEqual([two])
    expect(slugsOf(await list('status=deleted'))).toEqual([three])
    expect(slugsOf(await list('folder=none&archived=all')).toSorted()).toEqual(
      [one, two].toSorted(),
    )
  })

  it('sorts by the scans of finished days', async () => {
    const { code } = await create({ name: 'busy' })
    await create({ name: 'quiet' })
    await pool.query(
      `insert into scan_sums (code_id, month, scans, sums)
       select id, '2026-10-01', 7, '' from codes where slug = $1`,
      [code.slug],
    )
    const { codes } = await list('sort=scans')
    expect(codes.map(({ name, scans }) => [name, scans])).toEqual([
      ['busy', 7],
      ['quiet', 0],
    ])
  })

  it('shows no codes of other workspaces', async () => {
    await create()
    const other = (await call<CreatedWorkspace>(201, 'POST', '/workspaces', { body: {} })).secret
    expect(await list('', other)).toEqual({ codes: [], total: 0, cursor: null })
  })
})

describe('moving codes in', () => {
  const move = async (codes: object[], more: object = {}, key = owner) => {
    const body = { codes, ...more }
    return (
      await call<{ results: CodeResult[] }>(200, 'POST', '/workspace/codes/move', { key, body })
    ).results
  }
  const createAlone = () => create({}, '')

  it('works with the edit key, which ends like its recovery address', async () => {
    const { code, editKey } = await createAlone()
    await pool.query("update codes set email_hash = 'x' where slug = $1", [code.slug])
    const wrong = { slug: code.slug, editKey: `qz_${'x'.repeat(43)}` }
    const unknown = { slug: 'nowhere-at-all', editKey }
    const results = await move([{ slug: code.slug, editKey }, wrong, unknown], { tags: ['moved'] })
    expect(results.map(({ problem }) => problem)).toEqual([null, 'unauthorised', 'unauthorised'])
    expect((await list('tag=moved')).total).toBe(1)
    await call(401, 'GET', `/codes/${code.slug}`, { key: editKey })
    const { hasEmail } = await call<CodeView>(200, 'GET', `/codes/${code.slug}`, { key: owner })
    expect(hasEmail).toBe(false)
  })

  it('is undone with a new edit key for whoever moves the code out', async () => {
    const { code, editKey } = await createAlone()
    await move([{ slug: code.slug, editKey }])
    const issued = await call<CreatedCode>(200, 'POST', `/codes/${code.slug}/rotate-key`, {
      key: owner,
    })
    await call(200, 'GET', `/codes/${code.slug}`, { key: issued.editKey })
    const [removed] = await batch({ action: 'remove', codes: [code.slug] })
    for (const key of [owner, editKey, issued.editKey]) {
      await call(401, 'GET', `/codes/${code.slug}`, { key })
    }
    await call(200, 'GET', `/codes/${code.slug}`, { key: removed?.editKey })
  })

  it('leaves codes in the workspace where they are', async () => {
    const { code, editKey } = await createAlone()
    const moved = { slug: code.slug, editKey }
    await move([moved])
    expect(await move([moved])).toEqual([{ slug: code.slug, problem: 'unauthorised' }])
    const path = `/codes/${code.slug}/rotate-key`
    moved.editKey = (await call<CreatedCode>(200, 'POST', path, { key: owner })).editKey
    expect(await move([moved])).toEqual([{ slug: code.slug, problem: null }])
    await call(200, 'GET', `/codes/${code.slug}`, { key: moved.editKey })
    const other = (await call<CreatedWorkspace>(201, 'POST', '/workspaces', { body: {} })).secret
    expect(await move([moved], {}, other)).toEqual([{ slug: code.slug, problem: 'elsewhere' }])
  })
})

describe('changing many codes', () => {
  it('reports each in the order of the request', async () => {
    const [one, two] = [(await create()).code.slug, (await create()).code.slug]
    await pool.query("update codes set status = 'blocked' where slug = $1", [two])
    const results = await batch({ action: 'pause', codes: [two, 'nowhere', one.toUpperCase()] })
    expect(results.map(({ problem }) => problem)).toEqual(['blocked', 'unknown', null])
    const { status } = await call<CodeView>(200, 'GET', `/codes/${one}`, { key: owner })
    expect(status).toBe('paused')
  })

  it('changes content, after checking its targets once', async () => {
    const slugs = [(await create()).code.slug, (await create()).code.slug]
    const document = linkTo('https://example.com/autumn')
    await batch({ action: 'update', codes: slugs, changes: { document, name: 'Autumn' } })
    const { codes } = await list('q=autumn')
    expect(codes.map(({ target }) => target)).toEqual(Array(2).fill('https://example.com/autumn'))
    const body = { action: 'update', codes: slugs, changes: { document: linkTo('ftp://x') } }
    await call(422, 'POST', '/codes/batch', { key: owner, body })
  })

  it('adds and removes tags up to the limit', async () => {
    const { code } = await create({ tags: ['a', 'b'] })
    await batch({ action: 'tag', codes: [code.slug], add: ['c'], remove: ['a'] })
    expect((await list()).codes[0]?.tags).toEqual(['b', 'c'])
    const add = Array.from({ length: 19 }, (_, index) => `t${index}`)
    const [result] = await batch({ action: 'tag', codes: [code.slug], add })
    expect(result?.problem).toBe('full')
  })

  it('exports the selected codes', async () => {
    const { code } = await create({ name: '=cmd', tags: ['a', 'b'] })
    const body = { codes: [code.slug, 'nowhere'], format: 'csv' }
    const csv = await (await sendToApi('POST', '/codes/export', { key: owner, body })).text()
    const [, line] = csv.trim().split('\r\n')
    expect(line).toContain(code.link)
    expect(line).not.toContain(',=cmd')
    const json = await sendToApi('POST', '/codes/export', {
      key: owner,
      body: { ...body, format: 'json' },
    })
    expect((await json.json()).codes).toMatchObject([{ slug: code.slug, tags: ['a', 'b'] }])
  })
})

describe('the log', () => {
  it('names who changed what, and what it was before', async () => {
    const { code } = await create({ name: 'Old' })
    const editor = await addKey('editor')
    const path = `/codes/${code.slug}`
    const { editKey } = await call<CreatedCode>(200, 'POST', `${path}/rotate-key`, { key: owner })
    await call(200, 'PATCH', path, { key: editor, body: { revision: 2, name: 'New' } })
    await call(200, 'POST', `${path}/pause`, { key: editKey })
    const [pause, edit, issued, created] = await changes(`slug=${code.slug}`)
    expect(created).toMatchObject({ action: 'createCode', key: { name: 'Owner' } })
    expect(issued).toMatchObject({ action: 'rotateKey', key: { name: 'Owner' }, canUndo: false })
    expect(edit).toMatchObject({
      ...{ action: 'editCode', key: { name: 'editor' }, canUndo: true },
      ...{ before: { name: 'Old' }, after: { name: 'New' } },
    })
    expect(pause).toMatchObject({ action: 'pauseCode', key: null, code: { slug: code.slug } })
  })

  it('has no passwords and addresses', async () => {
    const { code } = await create()
    const body = { revision: 1, password: 'secret word', name: 'New' }
    await call(200, 'PATCH', `/codes/${code.slug}`, { key: owner, body })
    await call(200, 'PATCH', '/workspace', { key: owner, body: { email: 'me@example.com' } })
    expect((await changes()).slice(0, 3)).toMatchObject([
      { action: 'changeEmail', after: { hasEmail: true }, canUndo: false },
      { action: 'changePassword', after: { hasPassword: true }, canUndo: false },
      { action: 'editCode', after: { name: 'New' }, canUndo: true },
    ])
    const { rows } = await pool.query('select * from workspace_changes')
    expect(JSON.stringify(rows)).not.toMatch(/secret word|me@example/)
  })

  it('is read page by page', async () => {
    for (let count = 0; count < 3; count += 1) await create()
    const first = await call<{ changes: WorkspaceChange[]; cursor: string }>(
      ...([200, 'GET', '/workspace/changes?limit=2', { key: owner }] as const),
    )
    const rest = await changes(`cursor=${first.cursor}`)
    expect([...first.changes, ...rest].map(({ action }) => action)).toEqual([
      ...['createCode', 'createCode', 'createCode', 'createWorkspace'],
    ])
  })
})

describe('undo', () => {
  it('restores what a change changed, and can be undone', async () => {
    const { code } = await create({ name: 'Old', tags: ['a'] })
    const document = linkTo('https://example.com/wrong')
    await batch({ action: 'update', codes: [code.slug], changes: { document, name: 'New' } })
    await batch({ action: 'tag', codes: [code.slug], add: ['b'] })
    const [, edit] = await changes()
    const undone = await undo(edit?.id)
    expect(undone).toMatchObject({ action: 'undo', undoes: edit?.id })
    expect((await list()).codes[0]).toMatchObject({
      ...{ name: 'Old', target: 'https://example.com/menu', tags: ['a', 'b'] },
    })
    await undo(undone.id)
    expect((await list()).codes[0]).toMatchObject({ name: 'New' })
  })

  it.each(['pause', 'delete', 'archive'])('works for %s', async (action) => {
    const { code } = await create()
    await batch({ action, codes: [code.slug] })
    expect((await list('status=active')).total).toBe(0)
    await undo((await changes())[0]?.id)
    expect((await list('status=active')).total).toBe(1)
  })

  it('is refused if the same was changed since', async () => {
    const { code } = await create({ name: 'One' })
    const rename = (name: string) =>
      batch({ action: 'update', codes: [code.slug], changes: { name } })
    await rename('Two')
    await rename('Three')
    const [, second] = await changes()
    await undo(second?.id, 409)
    expect((await list()).codes[0]?.name).toBe('Three')
  })

  it('restores settings of the workspace and names of folders', async () => {
    await call(200, 'PATCH', '/workspace', { key: owner, body: { name: 'New' } })
    await undo((await changes())[0]?.id)
    expect(await call(200, 'GET', '/workspace', { key: owner })).toMatchObject({ name: '' })
    const edit = (defaults: object) =>
      call(200, 'PATCH', '/workspace', { key: owner, body: { defaults } })
    await edit({ utm: { source: 'print' } })
    const [first] = await changes()
    await edit({ design: null })
    await undo(first?.id)
    expect(await call(200, 'GET', '/workspace', { key: owner })).toMatchObject({
      defaults: { utm: null },
    })
    await undo(first?.id, 409)
  })

  it('is not possible for changes of other workspaces', async () => {
    await create()
    const [change] = await changes()
    owner = (await call<CreatedWorkspace>(201, 'POST', '/workspaces', { body: {} })).secret
    await undo(change?.id, 404)
    await undo('x', 404)
  })
})

describe('deleting a workspace', () => {
  it('keeps the codes with new keys', async () => {
    const { code } = await create()
    const path = `/codes/${code.slug}`
    const issued = await call<CreatedCode>(200, 'POST', `${path}/rotate-key`, { key: owner })
    const { codes } = await call<{ codes: RecoveredCode[] }>(200, 'DELETE', '/workspace', {
      key: owner,
    })
    expect(codes.map(({ slug }) => slug)).toEqual([code.slug])
    await call(401, 'GET', '/workspace', { key: owner })
    await call(401, 'GET', path, { key: issued.editKey })
    await call(200, 'GET', path, { key: codes[0]?.editKey })
  })

  it('deletes them too if chosen; their new keys can restore them', async () => {
    const { code } = await create()
    const { codes } = await call<{ codes: RecoveredCode[] }>(
      ...([200, 'DELETE', '/workspace?codes=delete', { key: owner }] as const),
    )
    const editKey = codes[0]?.editKey
    const { deletedAt } = await call<CodeView>(200, 'GET', `/codes/${code.slug}`, { key: editKey })
    expect(deletedAt).toEqual(expect.any(String))
    await call(200, 'POST', `/codes/${code.slug}/restore`, { key: editKey })
  })
})

describe('the roles of keys', () => {
  const allowed = {
    viewer: workspaceRoles,
    editor: ['owner', 'editor', 'api'],
    owner: ['owner'],
  } satisfies Record<string, readonly WorkspaceRole[]>
  const operations = [
    ['viewer', 'GET', '/codes', undefined],
    ['viewer', 'GET', '/codes/{slug}', undefined],
    ['viewer', 'GET', '/codes/{slug}/statistics', undefined],
    ['viewer', 'GET', '/codes/{slug}/export', undefined],
    ['viewer', 'POST', '/codes/export', { codes: ['{slug}'] }],
    ['viewer', 'GET', '/workspace/changes', undefined],
    ['editor', 'POST', '/codes', { document: menu }],
    ['editor', 'POST', '/codes/bulk', { codes: [{ document: menu }] }],
    ['editor', 'PUT', '/workspace/codes/external/1', { document: menu }],
    ['editor', 'PATCH', '/codes/{slug}', { revision: 1, name: 'New' }],
    ['editor', 'POST', '/codes/{slug}/pause', undefined],
    ['editor', 'DELETE', '/codes/{slug}', undefined],
    ['editor', 'POST', '/codes/batch', { action: 'archive', codes: ['{slug}'] }],
    [
      'editor',
      'POST',
      '/workspace/codes/move',
      { codes: [{ slug: 'x', editKey: `qz_${'x'.repeat(43)}` }] },
    ],
    ['editor', 'POST', '/workspace/changes/0/undo', undefined],
    ['owner', 'POST', '/codes/batch', { action: 'remove', codes: ['{slug}'] }],
    ['owner', 'POST', '/codes/{slug}/rotate-key', undefined],
  ] as const

  it.each(sampleInGate(operations, 6))('need %s for %s %s', async (least, method, path, body) => {
    for (const role of workspaceRoles) {
      const { slug } = (await create()).code
      const key = role === 'owner' ? owner : await addKey(role)
      const fill = (text: string) => text.replaceAll('{slug}', slug)
      const filled = body && JSON.parse(fill(JSON.stringify(body)))
      const { status } = await sendToApi(method, fill(path), { key, body: filled })
      const isAllowed = (allowed[least] as readonly WorkspaceRole[]).includes(role)
      expect([role, status === 403]).toEqual([role, !isAllowed])
      expect(status).toBeLessThan(500)
    }
  })

  it('never mail a workspace key as an edit key', async () => {
    const { slug } = (await create()).code
    const body = { email: 'me@example.com', locale: 'en' }
    await call(403, 'POST', `/codes/${slug}/mail-key`, { key: owner, body })
  })

  it('end at the codes of the workspace', async () => {
    const { code } = await create({}, '')
    await call(401, 'GET', `/codes/${code.slug}`, { key: owner })
  })
})
