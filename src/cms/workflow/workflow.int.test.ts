import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runScheduledChanges } from '@/cms/schedule/run-scheduled-changes'
import { findTranslations } from '@/desk/states/find-translations'
import type { WorkStep } from '@/desk/states/work-steps'
import type { Locale } from '@/i18n/locales'
import type { Solution } from '@/payload-types'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'
import { purgeActivity } from './activity/purge-activity'
import type { ShownWork } from './read-work'

let payload: Payload
let team: Team
let request: TeamRequest
let page: Solution
let count = 0

const collection = 'solutions'

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  request = requestsOfTeam(payload)
})

beforeEach(async () => {
  await requireReview([])
  page = await payload.create({
    collection,
    data: {
      label: 'Labels',
      slug: `workflow-${count++}`,
      hero: { title: 'Labels' },
      _status: 'published',
    },
  })
})

const requireReview = (reviewRequired: ('author' | 'editor' | 'reviewer' | 'translator')[]) =>
  payload.updateGlobal({ slug: 'workflow', data: { reviewRequired } })

const send = async (
  path: string,
  user: TypedUser,
  body?: object,
  method = body ? 'POST' : 'GET',
) => {
  const answer = await request(path, user, { method, ...(body && { body: JSON.stringify(body) }) })
  return { status: answer.status, body: await answer.json() }
}
const at = (part: string) => `/${collection}/${page.id}/${part}`
const read = async (user: TypedUser, locale: Locale = 'de') =>
  (await send(at(`workflow?locale=${locale}`), user)).body as ShownWork
const act = (user: TypedUser, action: string, more: object = {}) =>
  send(at('workflow'), user, { locale: 'de', action, ...more })
const write = (user: TypedUser, data: object, more = '&draft=true', locale: Locale = 'de') =>
  send(`/${collection}/${page.id}?locale=${locale}${more}`, user, data, 'PATCH')
const german = (label = 'Etiketten') => ({ label, hero: { title: label } })
const approve = async (user: TypedUser, locale: Locale = 'de') => {
  const { hash } = await read(user, locale)
  return act(user, 'approve', { hash, locale })
}
const actions = async () => {
  const { body } = await send(at('activity'), team.editor)
  return (body.entries as { action: string; user: string; locale: string }[]).map(
    ({ action, user, locale }) => [action, user, locale].filter(Boolean).join(' '),
  )
}
const notices = async (user: TypedUser) => {
  const { body } = await send('/workflow-notices', user)
  return (body.notices as { kind: string; documentId: string }[])
    .filter(({ documentId }) => documentId === page.id)
    .map(({ kind }) => kind)
}

describe('the way of a text', () => {
  it('goes from an assignment over a return with a comment to its publication', async () => {
    const { translator, reviewer, editor } = team
    expect(await read(translator)).toMatchObject({ step: 'todo', assignee: null })
    expect((await act(editor, 'assign', { user: translator.id })).status).toBe(200)
    expect(await notices(translator)).toEqual(['assigned'])
    await write(translator, german())
    expect(await read(translator)).toMatchObject({
      step: 'in_progress',
      assignee: { name: 'translator' },
    })

    expect((await act(translator, 'ask')).status).toBe(200)
    expect(await notices(reviewer)).toEqual(['reviewAsked'])
    expect(await notices(editor)).toEqual([])
    const returned = { comment: 'Better: “Aufkleber”.', field: 'hero.title' }
    expect((await act(reviewer, 'return', returned)).body.step).toBe('in_progress')
    expect(await notices(translator)).toContain('returned')
    const { threads } = (await send(at('comments'), translator)).body
    expect(threads).toMatchObject([
      { field: 'hero.title', path: 'hero.title', comments: [{ body: returned.comment }] },
    ])
    expect(await notices(translator)).toContain('returned')
    await send(at('comments/read'), translator, {})
    expect(await notices(translator)).toEqual([])

    await write(translator, german('Aufkleber'))
    await act(translator, 'ask')
    expect((await approve(reviewer)).body).toMatchObject({
      step: 'approved',
      decidedBy: 'reviewer',
    })
    await write(translator, { _status: 'published' }, '')
    expect(await payload.findByID({ collection, id: page.id, locale: 'de' })).toMatchObject({
      label: 'Aufkleber',
      _status: 'published',
    })
    expect(await actions()).toEqual([
      'published translator de',
      'approved reviewer de',
      'reviewAsked translator de',
      'saved translator de',
      'returned reviewer de',
      'commented reviewer de',
      'reviewAsked translator de',
      'saved translator de',
      'assigned editor de',
    ])
  })

  it('loses its approval with a change, and has it again when the change is undone', async () => {
    await write(team.translator, german())
    await act(team.translator, 'ask')
    await approve(team.reviewer)
    await write(team.translator, german('Schilder'))
    expect(await read(team.translator)).toMatchObject({ step: 'in_progress' })
    expect(await actions()).toContain('approvalWithdrawn translator de')
    await write(team.translator, german())
    expect(await read(team.translator)).toMatchObject({ step: 'approved' })
  })

  it('begins again when English changes, and ends with the mark as up to date', async () => {
    await write(team.translator, german())
    await approve(team.reviewer)
    await write(team.editor, { label: 'Stickers', _status: 'published' }, '', 'en')
    expect(await read(team.translator)).toMatchObject({ step: 'todo' })
    await send(at('translations/up-to-date'), team.translator, { locale: 'de' })
    expect(await read(team.translator)).toMatchObject({ step: 'approved' })
  })

  it('is approved as it was read', async () => {
    await write(team.translator, german())
    const { hash } = await read(team.reviewer)
    await write(team.translator, german('Schilder'))
    expect((await act(team.reviewer, 'approve', { hash })).status).toBe(409)
  })

  it('is published by its reviewer, who changes nothing else', async () => {
    await write(team.translator, german())
    const { hash } = await read(team.reviewer)
    expect((await act(team.reviewer, 'approve', { hash, publish: true })).status).toBe(200)
    const shown = await payload.findByID({ collection, id: page.id, locale: 'de' })
    expect(shown).toMatchObject({ label: 'Etiketten', _status: 'published' })
    const published = { label: 'Anders', _status: 'published' }
    expect((await write(team.reviewer, published, '')).status).toBe(403)
  })

  it.each<[string, keyof Team, object, number]>([
    ['an author', 'author', { action: 'ask' }, 403],
    ['a reviewer, who does not write', 'reviewer', { action: 'ask' }, 403],
    ['a translator as the reviewer', 'translator', { action: 'return', comment: 'No' }, 403],
    ['a reviewer in another language', 'reviewer', { action: 'reopen', locale: 'fr' }, 422],
    ['a return without comment', 'reviewer', { action: 'return', comment: ' ' }, 422],
    ['an unknown step', 'editor', { action: 'finish' }, 400],
    ['an unknown language', 'editor', { action: 'ask', locale: 'xx' }, 400],
    ['an assignment by a translator to others', 'translator', { action: 'assign', user: 'e' }, 403],
    ['an assignment to no user', 'editor', { action: 'assign', user: 'e' }, 422],
  ])('is not changed by %s', async (_, person, body, status) => {
    await write(team.translator, german())
    if (!('action' in body && body.action === 'ask')) await act(team.translator, 'ask')
    const answer = await send(at('workflow'), team[person], { locale: 'de', ...body })
    expect(answer.status).toBe(status)
  })

  it('is found by its state, also where nobody has begun', async () => {
    const find = async (step: WorkStep, locale: Locale = 'de') => {
      const req = await createLocalReq({}, payload)
      const { documents } = await findTranslations({ step, locale, page: 1 }, req)
      return documents.some(({ id }) => id === page.id)
    }
    expect([await find('todo'), await find('in_progress')]).toEqual([true, false])
    await write(team.translator, german())
    expect([await find('todo'), await find('in_progress')]).toEqual([false, true])
    expect(await find('todo', 'fr')).toBe(true)
  })

  it('is taken over and given back by a translator', async () => {
    const { id } = team.translator
    expect((await act(team.translator, 'assign', { user: id })).body.assignee).toMatchObject({ id })
    expect((await act(team.reviewer, 'assign', { user: null })).status).toBe(403)
    expect((await act(team.translator, 'assign', { user: null })).body.assignee).toBeNull()
  })
})

const soon = () => new Date(Date.now() + 3_600_000).toISOString()

/** Every way to publish German. */
const publications: Record<string, () => Promise<{ status: number; body: { docs?: unknown[] } }>> =
  {
    'of one language': () => write(team.translator, { _status: 'published' }, ''),
    'with a change': () => write(team.translator, { ...german('Neu'), _status: 'published' }, ''),
    'of a named language': () =>
      write(team.translator, { _status: 'published' }, '&publishSpecificLocale=de'),
    'of several languages': () => send(at('languages'), team.translator, { locales: ['de'] }),
    'of selected rows': async () => {
      const path = `/${collection}?locale=de&draft=true&where[id][in][0]=${page.id}`
      const answer = await send(path, team.translator, { _status: 'published' }, 'PATCH')
      // A list is answered with what was changed.
      return answer.body.docs?.length ? answer : { ...answer, status: 403 }
    },
    'at a time': () =>
      send(at('schedule'), team.translator, { action: 'publish', locales: ['de'], at: soon() }),
    'of an earlier version': async () => {
      const where = { parent: { equals: page.id } }
      const { docs } = await payload.findVersions({ collection, where, sort: '-createdAt' })
      return send(`/${collection}/versions/${docs[0]?.id}?locale=de`, team.translator, {})
    },
  }

describe('a required review', () => {
  beforeEach(async () => {
    await write(team.translator, german())
    await requireReview(['translator'])
  })
  const isPublic = async () => {
    const shown = await payload.findByID({ collection, id: page.id, locale: 'de' })
    return shown._status === 'published'
  }

  it.each(Object.entries(publications))('precedes a publication %s', async (name, publish) => {
    expect((await publish()).status).toBe(403)
    expect(await isPublic()).toBe(false)
    await act(team.translator, 'ask')
    expect((await publish()).status).toBe(403)
    await approve(team.reviewer)
    expect((await publish()).status).toBe(name === 'with a change' ? 403 : 200)
    expect(await isPublic()).toBe(!['at a time', 'with a change'].includes(name))
  })

  it('is not needed to publish again what readers see', async () => {
    await approve(team.editor)
    await write(team.translator, { _status: 'published' }, '')
    await write(team.translator, german('Schilder'))
    expect((await send(at('revert?locale=de'), team.translator, {})).status).toBe(200)
    expect(await isPublic()).toBe(true)
  })

  it('is checked again when a scheduled publication is due', async () => {
    await approve(team.editor)
    const wish = { action: 'publish', locales: ['de'], at: soon() }
    expect((await send(at('schedule'), team.translator, wish)).status).toBe(200)
    await write(team.translator, german('Schilder'))
    await payload.db.drizzle.execute(sql`
      update scheduled_changes set at = now() - interval '1 minute' where document = ${page.id}`)
    await runScheduledChanges(payload)
    expect(await isPublic()).toBe(false)
    const { docs } = await payload.find({
      collection: 'scheduled-changes',
      where: { document: { equals: page.id } },
    })
    expect(docs).toMatchObject([{ state: 'failed', failure: { reason: 'notApproved' } }])
  })

  it('is made by someone else, and covers globals and new documents', async () => {
    await requireReview(['editor'])
    await write(team.editor, german('Schilder'))
    const { hash } = await read(team.editor)
    expect((await act(team.editor, 'approve', { hash })).status).toBe(403)
    const data = { label: 'New', slug: `new-${count++}`, hero: { title: 'New' } }
    const created = await send(`/${collection}?locale=en`, team.editor, {
      ...data,
      _status: 'published',
    })
    expect(created.status).toBe(403)
    const items = [{ label: 'Menu', children: [] }]
    const menu = (more: object, draft = '') =>
      send(`/globals/navigation?locale=en${draft}`, team.editor, { items, ...more })
    expect((await menu({}, '&draft=true')).status).toBe(200)
    expect((await menu({ _status: 'published' })).status).toBe(403)
    const { body } = await send('/globals/navigation/workflow?locale=en', team.admin)
    const approval = { locale: 'en', action: 'approve', hash: body.hash }
    expect((await send('/globals/navigation/workflow', team.admin, approval)).status).toBe(200)
    const published = await send('/globals/navigation?locale=en', team.editor, {
      _status: 'published',
    })
    expect(published.status).toBe(200)
  })

  it('does not bind administrators, and is set by them', async () => {
    expect((await write(team.admin, { _status: 'published' }, '')).status).toBe(200)
    const settings = { reviewRequired: [] }
    expect((await send('/globals/workflow', team.editor, settings)).status).toBe(403)
    expect((await send('/globals/workflow', team.admin, settings)).status).toBe(200)
  })
})

describe('the log', () => {
  it('names restored versions, schedules and unpublished languages', async () => {
    await write(team.translator, { ...german(), _status: 'published' }, '')
    const wish = { action: 'unpublish', locales: ['de'], at: soon() }
    const { body } = await send(at('schedule'), team.translator, wish)
    const scheduled = `/scheduled-changes/${body.changes[0].id}`
    await send(scheduled, team.translator, undefined, 'DELETE')
    await write(team.translator, { _status: 'draft' }, '')
    const where = { parent: { equals: page.id } }
    const { docs } = await payload.findVersions({ collection, where, sort: 'createdAt' })
    await send(`/${collection}/versions/${docs[1]?.id}?locale=de&draft=true`, team.translator, {})
    expect(await actions()).toEqual([
      'restored translator de',
      'unpublished translator de',
      'cancelled translator de',
      'scheduledUnpublication translator de',
      'published translator de',
    ])
  })

  it('has one entry for consecutive saves of a person', async () => {
    for (const label of ['A', 'B', 'C']) await write(team.translator, german(label))
    await write(team.editor, german('D'))
    expect(await actions()).toEqual(['saved editor de', 'saved translator de'])
  })

  it('cannot be changed, and forgets what is older than its retention', async () => {
    await write(team.translator, german())
    const change = (statement: string) => payload.db.drizzle.execute(sql.raw(statement))
    await expect(change(`update activity_log set action = 'deleted'`)).rejects.toThrow()
    await expect(change('delete from activity_log')).rejects.toThrow()
    await change(`insert into activity_log (at, action, entity, document_id, title)
      values (now() - interval '25 months', 'saved', 'tags', 'old', 'Old')`)
    await purgeActivity(payload)
    const { rows } = await change(`select count(*)::int as entries,
      count(*) filter (where document_id = 'old')::int as old from activity_log`)
    expect(rows).toMatchObject([{ entries: expect.toSatisfy((one) => one > 0), old: 0 }])
  })
})
