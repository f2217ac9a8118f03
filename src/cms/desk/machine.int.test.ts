import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Languages } from '@/cms/publication/languages'
import { describeFailure } from '@/cms/schedule/failure'
import { runScheduledChanges } from '@/cms/schedule/run-scheduled-changes'
import { type ServiceRequest, startService } from '@/desk/machine-translation/service-for-test'
import type { MachineStep } from '@/desk/machine-translation/translate-document'
import type { EnglishSource } from '@/desk/states/endpoints'
import { type Locale, localeCodes } from '@/i18n/locales'
import type { Post } from '@/payload-types'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '@/testing/test-rich-text'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'

let payload: Payload
let team: Team
let request: TeamRequest
let service: Awaited<ReturnType<typeof startService>>
let post: Post
let count = 0

const node = { version: 1, direction: 'ltr', format: '', indent: 0 } as const
const words = (text: string, format = 0) => ({
  ...{ type: 'text', version: 1, text, detail: 0, format, mode: 'normal', style: '' },
})
const paragraph = (...children: object[]) => ({
  ...{ ...node, type: 'paragraph', textFormat: 0, children },
})
const link = (text: string) => ({
  ...{ ...node, type: 'link', version: 3, id: 'link' },
  fields: { linkType: 'custom', url: 'https://example.com', newTab: false },
  children: [words(text)],
})
const body = (...children: object[]) =>
  ({ root: { ...node, type: 'root', children } }) as unknown as Post['body']

/** Translates as DeepL does: words outside of `<x>` become other words, the tags stay. */
const translate = ({ body: { text } }: ServiceRequest) => ({
  body: { translations: text.map((one: string) => ({ text: toGerman(one) })) },
})
const toGerman = (text: string) =>
  text.replace(/(<x [^>]*>[^<]*<\/x>)|([^<>]+)(?=<|$)/g, (all, fixed) => fixed ?? `Ü ${all}`)

beforeAll(async () => {
  service = await startService()
  payload = await startTestPayload(undefined, {
    MACHINE_TRANSLATION: 'deepl',
    MACHINE_TRANSLATION_URL: service.url,
    MACHINE_TRANSLATION_KEY: 'the-secret-key',
  })
  team = await createTeam(payload)
  request = requestsOfTeam(payload)
  await payload.create({
    collection: 'glossary-terms',
    data: { term: 'short link', preferred: 'Kurzlink', partOfSpeech: 'noun' },
    locale: 'en',
  })
  const { docs } = await payload.find({ collection: 'glossary-terms' })
  await payload.update({
    collection: 'glossary-terms',
    id: docs[0]?.id as string,
    locale: 'de',
    data: { preferred: 'Kurzlink' },
  })
})
afterAll(() => service.close())

beforeEach(async () => {
  count += 1
  service.requests.length = 0
  service.answer = translate
  post = await payload.create({
    collection: 'posts',
    data: {
      title: `A short link at {{appUrl}} ${count}`,
      slug: `machine-${count}`,
      excerpt: 'A brief text',
      body: body(
        paragraph(words('Scan '), words('now', 1), words(' or see '), link('the page')),
        paragraph(words('Second')),
      ),
      author: team.author.id,
      _status: 'published',
    },
  })
})

const path = (end: string) => `/posts/${post.id}${end}`
const send = (
  end: string,
  data: object,
  user: TypedUser | null = team.translator,
  method = 'POST',
) => request(path(end), user, { method, body: JSON.stringify(data) })
const machine = (keys: string[], user?: TypedUser | null, locale = 'de') =>
  send('/translations/machine', { locale, keys }, user)
const all = ['title', 'excerpt', 'body']
const step = async (keys = all): Promise<MachineStep> => {
  const answer = await machine(keys)
  expect(answer.status).toBe(200)
  return (await answer.json()) as MachineStep
}
const read = (locale: Locale, draft = true) =>
  payload.findByID({
    collection: 'posts',
    id: post.id,
    locale,
    draft,
    depth: 0,
    fallbackLocale: false,
  })
const readSource = async () =>
  (await (
    await request(path('/translations/source?locale=de'), team.translator)
  ).json()) as EnglishSource
const statesOf = async () =>
  Object.fromEntries(
    (await readSource()).units.filter(({ key }) => all.includes(key)).map((u) => [u.key, u.state]),
  )
const textsOf = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text ?? '')
const publish = (user: TypedUser = team.editor) =>
  request(path('?locale=de&publishSpecificLocale=de'), user, {
    method: 'PATCH',
    body: JSON.stringify({ _status: 'published' }),
  })
const messageOf = async (answer: Response) =>
  ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message ?? ''

describe('translating', () => {
  it('fills in what is empty, as a draft with its tags, placeholders and terms', async () => {
    expect((await readSource()).machine).toBe('DeepL')
    expect(await step()).toEqual({ done: all, saved: 3, issues: [] })
    expect(service.requests.every(({ body: sent }) => sent.target_lang === 'DE')).toBe(true)
    const german = await read('de')
    expect(german.title).toBe(`Ü A KurzlinkÜ  at {{appUrl}}Ü  ${count}`)
    expect(german.excerpt).toBe('Ü A brief text')
    expect(textsOf(german.body)).toEqual([
      ...['Ü Scan ', 'Ü now', 'Ü  or see ', 'Ü the page', 'Ü Second'],
    ])
    expect(JSON.stringify(german.body)).toContain('"url":"https://example.com"')
    expect(german._status).toBe('draft')
    expect((await read('de', false)).title).toBeFalsy()
    expect(await statesOf()).toEqual({ title: 'machine', excerpt: 'machine', body: 'machine' })
    const activity = await request(path('/activity?locale=de'), team.editor)
    expect(await activity.text()).toContain('machineTranslated')
  })

  it('leaves what a person has written, and translates of an outdated text what has changed', async () => {
    const translated = body(
      paragraph(words('Jetzt '), words('scannen', 1), words(' oder '), link('die Seite')),
      paragraph(words('Zweitens')),
    )
    const german = { title: 'Titel', body: translated, _status: 'published' as const }
    await payload.update({ collection: 'posts', id: post.id, locale: 'de', data: german })
    const changed = body(
      paragraph(words('Scan '), words('now', 1), words(' or see '), link('the page')),
      paragraph(words('Another')),
    )
    const english = { body: changed, _status: 'published' as const }
    await payload.update({ collection: 'posts', id: post.id, locale: 'en', data: english })
    expect(await statesOf()).toEqual({ title: 'done', excerpt: 'missing', body: 'outdated' })
    expect(await step()).toMatchObject({ saved: 2, issues: [] })
    const draft = await read('de')
    expect(draft.title).toBe('Titel')
    expect(textsOf(draft.body)).toEqual(['Jetzt ', 'scannen', ' oder ', 'die Seite', 'Ü Another'])
    expect(await statesOf()).toEqual({ title: 'done', excerpt: 'machine', body: 'machine' })
  })

  it('leaves out a text whose tags do not come back whole, and says so', async () => {
    service.answer = (sent) => {
      const { body: answer } = translate(sent)
      const translations = answer.translations.map(({ text }: { text: string }) => ({
        text: text.replaceAll(/<\/?g[^>]*>|\{\{appUrl\}\}/g, ''),
      }))
      return { body: { translations } }
    }
    const { saved, done, issues } = await step()
    expect([saved, done]).toEqual([2, all])
    expect(issues).toEqual([
      { key: 'body', name: expect.any(String), isSaved: false, reason: 'tags' },
    ])
    expect(await statesOf()).toEqual({ title: 'machine', excerpt: 'machine', body: 'missing' })
  })

  it('names the words that the glossary advises against, and texts that are too long', async () => {
    const { docs } = await payload.find({ collection: 'glossary-terms', limit: 1 })
    const id = docs[0]?.id as string
    await payload.update({
      collection: 'glossary-terms',
      id,
      locale: 'de',
      data: { forbidden: ['Ü'] },
    })
    expect((await step(['excerpt'])).issues).toMatchObject([
      { key: 'excerpt', isSaved: true, reason: 'forbiddenTerm' },
    ])
    await payload.update({
      collection: 'glossary-terms',
      id,
      locale: 'de',
      data: { forbidden: [] },
    })
  })

  it('does not overwrite what a colleague saves meanwhile', async () => {
    service.answer = () => undefined
    const running = step(['excerpt'])
    await expect.poll(() => service.requests.length).toBe(1)
    const data = { excerpt: 'Von Hand', _status: 'draft' as const }
    await payload.update({ collection: 'posts', id: post.id, locale: 'de', draft: true, data })
    service.release({ body: { translations: [{ text: 'Maschine' }] } })
    expect(await running).toMatchObject({
      saved: 0,
      issues: [{ key: 'excerpt', isSaved: false, reason: 'changedMeanwhile' }],
    })
    expect((await read('de')).excerpt).toBe('Von Hand')
    expect(await statesOf()).toMatchObject({ excerpt: 'done' })
  })

  it('ends when the user leaves, and saves nothing', async () => {
    service.answer = () => undefined
    const stop = new AbortController()
    const running = request(path('/translations/machine'), team.translator, {
      method: 'POST',
      body: JSON.stringify({ locale: 'de', keys: all }),
      signal: stop.signal,
    })
    await expect.poll(() => service.requests.length).toBe(1)
    stop.abort()
    expect(await (await running).json()).toMatchObject({
      errors: [{ data: { reason: 'cancelled' } }],
    })
    expect(await statesOf()).toMatchObject({ excerpt: 'missing' })
  })

  it('takes several steps for many words, and leaves what is too long to people', async () => {
    const long = (length: number) => richText('word '.repeat(length))
    const english = { excerpt: 'A', body: long(2_000), _status: 'published' as const }
    await payload.update({ collection: 'posts', id: post.id, locale: 'en', data: english })
    expect(await step()).toMatchObject({ done: ['title', 'excerpt'], saved: 2, issues: [] })
    expect(await step(['body'])).toMatchObject({ done: ['body'], saved: 1, issues: [] })
    const longer = { body: long(12_001), _status: 'published' as const }
    await payload.update({ collection: 'posts', id: post.id, locale: 'en', data: longer })
    service.requests.length = 0
    expect(await step(['body'])).toMatchObject({
      done: ['body'],
      saved: 0,
      issues: [{ reason: 'tooLong', isSaved: false }],
    })
    expect(service.requests).toHaveLength(0)
  })

  it('says that an outdated text is what the machine suggests, and confirms nothing', async () => {
    const german = { excerpt: 'Ü Another text', _status: 'published' as const }
    await payload.update({
      collection: 'posts',
      id: post.id,
      locale: 'de',
      data: { ...german, title: 'T', body: richText('Text') },
    })
    const english = { excerpt: 'Another text', _status: 'published' as const }
    await payload.update({ collection: 'posts', id: post.id, locale: 'en', data: english })
    expect(await step(['excerpt'])).toMatchObject({
      saved: 0,
      issues: [{ key: 'excerpt', name: expect.stringMatching(/./), reason: 'unchanged' }],
    })
    expect(await statesOf()).toMatchObject({ excerpt: 'outdated' })
  })

  it('is for those who may edit the language', async () => {
    for (const [user, locale, status] of [
      [null, 'de', 403],
      [team.translator, 'fr', 403],
      [team.reviewer, 'de', 403],
      [team.editor, 'en', 400],
      [team.editor, 'de', 200],
    ] as const)
      expect([locale, (await machine(['excerpt'], user, locale)).status]).toEqual([locale, status])
    expect(service.requests).toHaveLength(1)
  })

  it.each([
    [403, 'key', 'schlüssel'],
    [429, 'busy', 'ausgelastet'],
    [456, 'quota', 'kontingent'],
    [500, 'unreachable', 'erreichbar'],
  ])(
    'explains a failure with the status %i in the language of the user',
    async (status, reason, word) => {
      const warn = vi.spyOn(payload.logger, 'warn')
      service.answer = () => ({ status, body: { message: 'the-secret-key and A brief text' } })
      const answer = await request(path('/translations/machine'), team.translator, {
        method: 'POST',
        body: JSON.stringify({ locale: 'de', keys: ['excerpt'] }),
        headers: { 'accept-language': 'de' },
      })
      const text = await answer.text()
      expect([answer.status, JSON.parse(text).errors[0].data]).toEqual([422, { reason }])
      expect(text.toLowerCase()).toContain(word)
      expect(text + JSON.stringify(warn.mock.calls)).not.toMatch(/the-secret-key|A brief text/)
      expect(await statesOf()).toMatchObject({ excerpt: 'missing' })
      warn.mockRestore()
    },
  )
})

describe('publishing', () => {
  const confirm = (keys: string[]) => send('/translations/up-to-date', { locale: 'de', keys })

  it('waits until a person has confirmed or changed each text', async () => {
    await step()
    const refused = await publish()
    expect(refused.status).toBe(422)
    expect(await messageOf(refused)).toMatch(/machine translations .*: Deutsch \(.+, .+, .+\)/)
    expect((await read('de', false)).title).toBeFalsy()

    expect((await confirm(['title'])).status).toBe(200)
    expect(await statesOf()).toEqual({ title: 'done', excerpt: 'machine', body: 'machine' })
    expect((await publish()).status).toBe(422)
    // Marking the whole language as up to date confirms nothing that nobody has read.
    await send('/translations/up-to-date', { locale: 'de' })
    expect((await publish()).status).toBe(422)
    await confirm(['body'])
    await send('?locale=de&draft=true', { excerpt: 'Ein Text' }, team.translator, 'PATCH')
    expect(await statesOf()).toEqual({ title: 'done', excerpt: 'done', body: 'done' })
    expect((await publish()).status).toBe(200)
    expect((await read('de', false)).excerpt).toBe('Ein Text')
  })

  it.each<[string, (user: TypedUser) => Promise<Response>]>([
    ['several languages', (user) => send('/languages', { locales: ['de'] }, user)],
    [
      'a request without the language to publish',
      (user) => send('?locale=de', { _status: 'published' }, user, 'PATCH'),
    ],
    [
      'a request that sends the text again',
      (user) =>
        send('?locale=de', { excerpt: 'Ü A brief text', _status: 'published' }, user, 'PATCH'),
    ],
    [
      'another language',
      async (user) => {
        await payload.update({
          ...{ collection: 'posts', id: post.id, locale: 'fr' },
          data: { title: 'Titre', excerpt: 'Texte', body: richText('Texte'), _status: 'published' },
        })
        const found = await read('de', false)
        expect(found.excerpt).toBeFalsy()
        return send('?locale=de', { _status: 'published' }, user, 'PATCH')
      },
    ],
  ])('waits with %s, too', async (_, attempt) => {
    await step()
    for (const user of [team.translator, team.editor, team.admin]) {
      const answer = await attempt(user)
      expect([answer.status, await messageOf(answer)]).toEqual([
        422,
        expect.stringContaining('Deutsch'),
      ])
    }
    expect((await read('de', false)).excerpt).toBeFalsy()
  })

  it('waits with a scheduled change, whose failure says why in ten languages', async () => {
    await step()
    const { id } = await payload.create({
      collection: 'scheduled-changes',
      data: {
        ...{ target: 'posts', document: post.id, locale: 'de', action: 'publish' },
        ...{
          at: new Date(Date.now() - 1000).toISOString(),
          state: 'waiting',
          user: team.editor.id,
        },
      } as never,
    })
    await runScheduledChanges(payload)
    const change = await payload.findByID({ collection: 'scheduled-changes', id })
    expect(change).toMatchObject({ state: 'failed', failure: { reason: 'machineMade' } })
    const reasons = localeCodes.map((code) => describeFailure(change.failure, code))
    expect(new Set(reasons).size).toBe(localeCodes.length)
  })

  it('waits with rows of the overview', async () => {
    await step()
    const order = {
      action: 'publish',
      locales: ['de'],
      documents: [{ slug: 'posts', id: post.id }],
    }
    const answer = await request('/translations/bulk', team.editor, {
      method: 'POST',
      body: JSON.stringify({ ...order, assignee: null }),
    })
    expect(await answer.json()).toMatchObject({
      results: [{ outcome: 'refused', reason: expect.stringContaining('Deutsch') }],
    })
  })

  it('remembers the mark of a text that was changed and restored, and of one in the trash', async () => {
    await step(['excerpt'])
    const save = (excerpt: string) =>
      send('?locale=de&draft=true', { excerpt }, team.translator, 'PATCH')
    await save('')
    expect(await statesOf()).toMatchObject({ excerpt: 'missing' })
    await save('Ü A brief text')
    expect(await statesOf()).toMatchObject({ excerpt: 'machine' })
    await send('/translations/unaffected', {}, team.editor)
    expect(await statesOf()).toMatchObject({ excerpt: 'machine' })
    await payload.update({
      collection: 'posts',
      id: post.id,
      data: { deletedAt: new Date().toISOString() },
    })
    await payload.update({
      collection: 'posts',
      id: post.id,
      data: { deletedAt: null },
      trash: true,
    })
    expect(await statesOf()).toMatchObject({ excerpt: 'machine' })
  })

  it('waits with a copy of the document, too', async () => {
    await step()
    const copied = await send('/duplicate?locale=en', {}, team.editor)
    expect(copied.status).toBe(200)
    const { doc } = (await copied.json()) as { doc: Post }
    post = doc
    expect(await statesOf()).toEqual({ title: 'machine', excerpt: 'machine', body: 'machine' })
    expect((await publish()).status).toBe(422)
    expect((await read('de')).excerpt).toBe('Ü A brief text')
  })

  it('shows in the dialog of languages how many texts are to be checked', async () => {
    await step()
    const { languages } = (await (
      await request(path('/languages'), team.editor)
    ).json()) as Languages
    expect(languages.find(({ locale }) => locale === 'de')).toMatchObject({ machineMade: 3 })
    expect(languages.filter(({ machineMade }) => machineMade > 0)).toHaveLength(1)
    expect(languages).toHaveLength(localeCodes.length)
  })
})

it('translates globals, and publishes none of it unchecked', async () => {
  const data = { hero: { title: 'Make codes' }, _status: 'published' } as never
  await payload.updateGlobal({ slug: 'home', data })
  const ask = (end: string, sent: object) =>
    request(`/globals/home${end}`, team.translator, { method: 'POST', body: JSON.stringify(sent) })
  const order = { locale: 'de', keys: ['hero.title'] }
  expect(await (await ask('/translations/machine', order)).json()).toMatchObject({ saved: 1 })
  const refused = await ask('?locale=de&publishSpecificLocale=de', { _status: 'published' })
  expect([refused.status, await messageOf(refused)]).toEqual([
    422,
    expect.stringMatching('Deutsch'),
  ])
  expect((await ask('/translations/up-to-date', order)).status).toBe(200)
  const published = await ask('?locale=de&publishSpecificLocale=de', { _status: 'published' })
  expect(published.status).toBe(200)
})

describe('without a service', () => {
  beforeAll(async () => {
    vi.stubEnv('MACHINE_TRANSLATION', '')
    const { completeEnv, env } = await import('@/env')
    completeEnv({
      DATABASE_URL: env.DATABASE_URL as string,
      PAYLOAD_SECRET: env.PAYLOAD_SECRET as string,
    })
  })

  it('there is nothing of it', async () => {
    expect(await readSource()).not.toHaveProperty('machine')
    expect((await machine(all)).status).toBe(404)
    expect(service.requests).toHaveLength(0)
  })
})
