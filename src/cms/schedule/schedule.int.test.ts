import { sql } from '@payloadcms/db-postgres'
import type { Payload, TypedUser } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultLocale, type Locale } from '@/i18n/locales'
import type { Post, Solution } from '@/payload-types'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '@/testing/test-rich-text'
import {
  createTeam,
  password,
  requestsOfTeam,
  type Team,
  type TeamRequest,
} from '@/testing/test-team'
import type { ShownChange } from './find-changes'
import { findFailedChanges } from './find-failed-changes'
import { findPlan } from './find-plan'
import { runScheduledChanges } from './run-scheduled-changes'

let payload: Payload
let team: Team
let requestAs: TeamRequest
let page: Solution
let count = 0
const start = new Date('2026-12-01T09:00:00.000Z')
const inMinutes = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

const collection = 'solutions'

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  // The clock advances, because the newest of two versions must have the later time.
  vi.useFakeTimers({ toFake: ['Date'], now: start, shouldAdvanceTime: true, advanceTimeDelta: 1 })
  requestAs = requestsOfTeam(payload)
})

beforeEach(async () => {
  vi.setSystemTime(start)
  page = await payload.create({
    collection,
    data: { label: 'Label', slug: `page-${count++}`, hero: { title: 'Title' } },
    draft: true,
  })
  await write('de', { label: 'Name', hero: { title: 'Titel' } })
})

afterAll(() => {
  vi.useRealTimers()
})
afterEach(async () => {
  await payload.db.drizzle.execute(sql`delete from scheduled_changes`)
})

const write = (locale: Locale, data: object) =>
  payload.update({ collection, id: page.id, locale, data, draft: true })

async function request(method: string, path: string, user: TypedUser | null, body?: object) {
  const headers = { 'accept-language': 'de' }
  const init = { method, headers, body: body && JSON.stringify(body) }
  const answer = await requestAs(path, user, init)
  const { errors, ...result } = await answer.json()
  return { status: answer.status, message: errors?.[0]?.message ?? '', ...result }
}
const path = () => `/${collection}/${page.id}/schedule`
const schedule = (user: TypedUser | null, locales: unknown, more: object = {}) => {
  const wish = { action: 'publish', locales, at: inMinutes(10).toISOString(), ...more }
  return request('POST', path(), user, wish)
}
const listChanges = async (user: TypedUser | null = team.editor): Promise<ShownChange[]> =>
  (await request('GET', path(), user)).changes
/** Time until a query waits for a lock on a loaded machine. */
const patience = { timeout: 20_000 }
const isPublished = async (locale: Locale) =>
  (await payload.findByID({ collection, id: page.id, locale }))._status === 'published'
const states = async () =>
  (await payload.find({ collection: 'scheduled-changes', sort: 'locale' })).docs.map(
    ({ state }) => state,
  )

/** Runs the scheduled changes at a simulated time, as every process does every few seconds. */
async function runAt(minutes: number): Promise<void> {
  vi.setSystemTime(inMinutes(minutes))
  await runScheduledChanges(payload)
}

describe('scheduling', () => {
  it('concerns the languages named, and each is public once its time has come', async () => {
    expect((await schedule(team.editor, ['de', 'en'])).status).toBe(200)
    await runAt(9)
    expect(await isPublished('en')).toBe(false)
    await runAt(10)
    expect([await isPublished('en'), await isPublished('de'), await isPublished('fr')]).toEqual([
      true,
      true,
      false,
    ])
    expect(await states()).toEqual(['done', 'done'])
  })

  it('is refused with the reason in the language of the person', async () => {
    const refusals: [object, number, string][] = [
      [{ locales: [] }, 422, 'mindestens eine Sprache'],
      [{ locales: ['all'] }, 422, 'mindestens eine Sprache'],
      [{ locales: undefined }, 422, 'mindestens eine Sprache'],
      [{ at: undefined }, 422, 'Datum und eine Uhrzeit'],
      [{ at: 'soon' }, 422, 'Datum und eine Uhrzeit'],
      [{ at: inMinutes(-1).toISOString() }, 422, 'Zukunft'],
      [{ action: 'delete' }, 400, ''],
      [{ action: 'unpublish' }, 422, 'Nicht veröffentlicht'],
    ]
    for (const [wish, status, reason] of refusals) {
      const answer = await schedule(team.editor, ['en'], wish)
      expect(answer, JSON.stringify(wish)).toMatchObject({ status })
      expect(answer.message).toContain(reason)
    }
    expect(await states()).toEqual([])
  })

  it('names the texts that a language lacks, and then schedules none', async () => {
    const answer = await schedule(team.editor, ['en', 'fr'])
    expect(answer.status).toBe(422)
    expect(answer.message).toMatch(/Pflichttexte.*Français \(.+, .+\)/)
    expect(await states()).toEqual([])
  })

  it('is refused where publishing would be, and publishes nothing meanwhile', async () => {
    await write('en', { slug: '?!' })
    const answer = await schedule(team.editor, ['en'])
    expect(answer.status).toBe(400)
    expect(await states()).toEqual([])
    await write('en', { slug: `valid-${count}` })
    expect((await schedule(team.editor, ['en'])).status).toBe(200)
    expect(await isPublished('en')).toBe(false)
  })

  it('once more moves the change', async () => {
    await schedule(team.editor, ['en'])
    await schedule(team.editor, ['en'], { at: inMinutes(20).toISOString() })
    expect((await listChanges()).map(({ at }) => at)).toEqual([inMinutes(20).toISOString()])
  })

  it('takes a language down after it was published', async () => {
    await schedule(team.editor, ['en'])
    const later = { action: 'unpublish', at: inMinutes(20).toISOString() }
    expect((await schedule(team.editor, ['en'], later)).status).toBe(200)
    await runAt(10)
    expect(await isPublished('en')).toBe(true)
    await runAt(20)
    expect(await isPublished('en')).toBe(false)
    expect(await states()).toEqual(['done', 'done'])
  })

  it('works for globals', async () => {
    const data = { hero: { title: 'Title' } }
    await payload.updateGlobal({ slug: 'features', data, draft: true })
    const wish = { action: 'publish', locales: ['en'], at: inMinutes(10).toISOString() }
    const answer = await request('POST', '/globals/features/schedule', team.editor, wish)
    expect(answer.changes).toMatchObject([{ title: 'Funktionen', locale: 'en', state: 'waiting' }])
    await runAt(10)
    expect((await payload.findGlobal({ slug: 'features' }))._status).toBe('published')
  })

  it('ends with its document', async () => {
    await schedule(team.editor, ['en'])
    await payload.delete({ collection, id: page.id })
    expect(await states()).toEqual([])
  })
})

describe('the roles', () => {
  it('schedule and cancel what they may publish', async () => {
    expect((await schedule(team.translator, ['de'])).status).toBe(200)
    expect((await schedule(team.translator, ['en'])).status).toBe(403)
    expect((await schedule(team.author, ['en'])).status).toBe(403)
    expect((await schedule(null, ['en'])).status).toBe(403)
    await schedule(team.editor, ['en'])
    expect((await request('GET', path(), null)).status).toBe(403)
    const changes = await listChanges(team.translator)
    expect(changes.map(({ locale, mayCancel }) => [locale, mayCancel])).toEqual([
      ['de', true],
      ['en', false],
    ])
    const cancel = (user: TypedUser | null, locale: Locale) =>
      request(
        'DELETE',
        `/scheduled-changes/${changes.find((one) => one.locale === locale)?.id}`,
        user,
      )
    expect((await cancel(team.translator, 'en')).status).toBe(403)
    expect((await cancel(null, 'de')).status).toBe(403)
    expect((await cancel(team.translator, 'de')).status).toBe(200)
    expect(await listChanges()).toHaveLength(1)
  })

  it('of the person who scheduled count when the change is due', async () => {
    const add = async (email: string) => {
      const data = { name: email, email, password, role: 'editor' as const }
      const user = await payload.create({ collection: 'users', data })
      return { ...user, collection: 'users' } as TypedUser
    }
    const [leaves, changes] = [await add('leaves@example.com'), await add('changes@example.com')]
    await schedule(leaves, ['en'])
    await schedule(changes, ['de'])
    await payload.delete({ collection: 'users', id: leaves.id })
    await payload.update({ collection: 'users', id: changes.id, data: { role: 'author' } })
    await runAt(10)
    expect((await listChanges()).map(({ locale, failure }) => [locale, failure])).toEqual([
      ['en', 'Das Konto, das diese Änderung geplant hat, gibt es nicht mehr.'],
      ['de', expect.stringContaining('nicht mehr veröffentlichen')],
    ])
    expect(await isPublished('en')).toBe(false)
  })
})

describe('a change that is due', () => {
  it('is tried again by a person who may make it, with the rights of that person', async () => {
    await schedule(team.editor, ['de'])
    await write('de', { label: '' })
    await runAt(10)
    const [failed] = await listChanges()
    const retry = (user: TypedUser | null) =>
      request('POST', `/scheduled-changes/${failed?.id}/retry`, user)
    expect((await retry(team.author)).status).toBe(403)
    await write('de', { label: 'Neu' })
    expect((await retry(team.admin)).status).toBe(200)
    expect(await listChanges()).toMatchObject([{ state: 'waiting', scheduledBy: 'admin' }])
    expect((await retry(team.admin)).status).toBe(422)
    await runAt(11)
    expect(await isPublished('de')).toBe(true)
  })

  it('fails with the reason, which is listed until it is dealt with', async () => {
    await schedule(team.editor, ['de'])
    await write('de', { label: '' })
    await runAt(10)
    expect(await isPublished('de')).toBe(false)
    const [failed] = await listChanges()
    expect(failed).toMatchObject({
      title: page.label,
      languageName: 'Deutsch',
      state: 'failed',
      scheduledBy: 'editor',
      failure: expect.stringMatching(/^Es fehlen Pflichttexte: \S+/),
    })
    const english = await findFailedChanges(await ownReq())
    expect(await findPlan(await ownReq())).toEqual([])
    expect(english[0]?.failure).toMatch(/^Required texts are missing: \S+/)
    await write('de', { label: 'Neu' })
    const repeated = await schedule(team.editor, ['de'], { at: inMinutes(20).toISOString() })
    expect(repeated.changes).toMatchObject([{ state: 'waiting' }])
    await runAt(20)
    expect(await isPublished('de')).toBe(true)
    expect(await listChanges()).toEqual([])
  })

  it('names fields that became invalid', async () => {
    await schedule(team.editor, ['en'])
    await write('en', { slug: '?!' })
    await runAt(10)
    expect((await listChanges())[0]?.failure).toMatch(/^Diese Felder sind ungültig: \S+/)
  })

  it('is made once by two processes', async () => {
    await schedule(team.editor, ['en', 'de'])
    const countVersions = async () =>
      (await payload.countVersions({ collection, where: { parent: { equals: page.id } } }))
        .totalDocs
    const before = await countVersions()
    await Promise.all([runAt(10), runAt(10), runAt(10)])
    const once = await countVersions()
    expect(await states()).toEqual(['done', 'done'])
    await runAt(11)
    expect(await countVersions()).toBe(once)
    // Each publication creates a version, and another version contains the unpublished changes.
    expect(once - before).toBe(4)
  })

  it('is made by the next process when one ends in the middle', async () => {
    await schedule(team.editor, ['en'])
    const release = await lockRow()
    const ended = runAt(10)
    await vi.waitFor(async () => {
      const { rows } = await payload.db.drizzle.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      expect(rows).toHaveLength(1)
    }, patience)
    await ended
    await release()
    expect(await states()).toEqual(['waiting'])
    expect(await isPublished('en')).toBe(false)
    await runAt(10.2)
    expect(await states()).toEqual(['done'])
    expect(await isPublished('en')).toBe(true)
  })
})

describe('an article with a date ahead', () => {
  let post: Post
  const postPath = () => `/posts/${post.id}`
  const publish = (locale: Locale, more: object = {}) =>
    request(
      'PATCH',
      `${postPath()}?locale=${locale}&publishSpecificLocale=${locale}`,
      team.editor,
      {
        _status: 'published',
        ...more,
      },
    )
  const changesOf = async () =>
    (await request('GET', `${postPath()}/schedule`, team.editor)).changes
  /** Reads the article like the site. */
  const visit = (locale: Locale) =>
    payload.findByID({ collection: 'posts', id: post.id, locale, depth: 0 })
  const countListed = async () =>
    (await payload.db.drizzle.execute(sql`select from post_listing where post_id = ${post.id}`))
      .rows.length

  beforeEach(async () => {
    const data = {
      title: 'Title',
      body: richText('Text'),
      slug: `post-${count++}`,
      publishedAt: inMinutes(10).toISOString(),
    }
    post = await payload.create({ collection: 'posts', data, draft: true })
    await payload.update({
      collection: 'posts',
      id: post.id,
      locale: 'de',
      data: { title: 'Titel', body: richText('Text') },
      draft: true,
    })
  })

  it('is scheduled for that moment when it is published', async () => {
    const answer = await publish('en', { title: 'New title' })
    expect(answer).toMatchObject({ status: 200, doc: { _status: 'draft', title: 'New title' } })
    await publish('de')
    const at = inMinutes(10).toISOString()
    expect(await changesOf()).toMatchObject([
      { locale: 'en', at, state: 'waiting', action: 'publish' },
      { locale: 'de', at, state: 'waiting', action: 'publish' },
    ])
    await runAt(9)
    expect((await visit('en'))._status).toBe('draft')
    expect(await countListed()).toBe(0)
    await runAt(10)
    expect((await visit('en')).title).toBe('New title')
    expect((await visit('de')).title).toBe('Titel')
    expect(await countListed()).toBe(1)
  })

  it('is scheduled as well when it is created, or published with others', async () => {
    const data = {
      title: 'Created',
      body: richText('Text'),
      slug: `post-${count++}`,
      publishedAt: inMinutes(10).toISOString(),
      _status: 'published',
    }
    const { doc } = await request('POST', '/posts?locale=en', team.editor, data)
    expect(doc._status).toBe('draft')
    await request('POST', `${postPath()}/languages`, team.editor, { locales: ['en', 'de'] })
    expect(await states()).toEqual(['waiting', 'waiting', 'waiting'])
    expect((await visit('en'))._status).toBe('draft')
    const where = `where[slug][equals]=${post.slug}`
    const many = await request('PATCH', `/posts?locale=en&${where}`, team.editor, {
      _status: 'published',
    })
    expect(many.docs ?? []).toEqual([])
    expect((await visit('en'))._status).toBe('draft')
  })

  it('is refused with what is missing', async () => {
    const answer = await publish('fr')
    expect(answer.status).toBe(422)
    expect(answer.message).toMatch(/Français \(.+\)/)
    expect(await changesOf()).toEqual([])
  })

  it('moves with its date, and is not published by a date that is removed', async () => {
    await request('POST', `${postPath()}/schedule`, team.editor, {
      action: 'publish',
      locales: ['en'],
    })
    const setDate = (publishedAt: string | null) =>
      request('PATCH', `${postPath()}?locale=en&draft=true`, team.editor, { publishedAt })
    const later = inMinutes(20).toISOString()
    await setDate(later)
    expect(await changesOf()).toMatchObject([{ at: later }])
    await runAt(10)
    expect((await visit('en'))._status).toBe('draft')
    await setDate(null)
    expect(await changesOf()).toEqual([])
  })

  it('is not public before its date, whatever else was scheduled', async () => {
    const wish = { action: 'publish', locales: ['en'] }
    const early = { ...wish, at: inMinutes(5).toISOString() }
    const answer = await request('POST', `${postPath()}/schedule`, team.editor, early)
    expect(answer).toMatchObject({ status: 422, message: expect.stringContaining('liegt nach') })
    const late = { ...wish, at: inMinutes(15).toISOString() }
    await request('POST', `${postPath()}/schedule`, team.editor, late)
    await request('PATCH', `${postPath()}?locale=en&draft=true`, team.editor, {
      publishedAt: inMinutes(20).toISOString(),
    })
    await runAt(15)
    expect(await changesOf()).toMatchObject([{ at: inMinutes(20).toISOString(), state: 'waiting' }])
    await runAt(20)
    expect((await visit('en'))._status).toBe('published')
  })

  it('stays public as it was when it is published again with a later date', async () => {
    vi.setSystemTime(inMinutes(10))
    await publish('en')
    const later = inMinutes(30).toISOString()
    await publish('en', { title: 'Later', publishedAt: later })
    expect((await visit('en')).title).toBe('Title')
    // German uses the published date, so its publication is not delayed.
    await publish('de')
    expect((await visit('de')).title).toBe('Titel')
    await runAt(30)
    expect(await visit('en')).toMatchObject({ title: 'Later', publishedAt: later })
  })
})

async function ownReq() {
  const { createLocalReq } = await import('payload')
  return createLocalReq({ user: team.editor, locale: defaultLocale }, payload)
}

/** Locks the row of the page in another transaction, so that publishing the page waits. */
async function lockRow(): Promise<() => Promise<void>> {
  let release = () => {}
  let locked = () => {}
  const isLocked = new Promise<void>((resolve) => {
    locked = resolve
  })
  const done = payload.db.drizzle.transaction(async (transaction) => {
    await transaction.execute(sql`select from solutions where id = ${page.id} for update`)
    locked()
    await new Promise<void>((resolve) => {
      release = resolve
    })
  })
  await isLocked
  return async () => {
    release()
    await done
  }
}
