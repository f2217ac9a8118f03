import { en } from '@payloadcms/translations/languages/en'
import {
  DocumentInfoProvider,
  Form,
  RootProvider,
  useAllFormFields,
  useField,
  useForm,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { message } from '@/testing/message'
import { adminMessages } from '@/testing/render-in-admin'
import { renderInSite } from '@/testing/render-in-site'
import { findCopies, holdForm, putCopy } from './local-copies'
import { SavingStatus } from './saving-status'

const text = (key: string, values?: Record<string, string>) =>
  message(`admin.saving.${key}`, values)

let user: { id: string; collection: string; email: string }
const posts = {
  slug: 'posts',
  labels: {},
  admin: {},
  fields: [
    { name: 'title', type: 'text', label: 'Title' },
    { name: 'body', type: 'richText', label: 'Body' },
    { name: 'hero', type: 'group', fields: [{ name: 'lead', type: 'text', label: 'Lead' }] },
    { name: 'tags', type: 'relationship', relationTo: 'tags', label: 'Tags' },
  ],
  versions: { drafts: { autosave: { interval: 1500 } } },
}
const hero = { lead: 'Before', button: 'Stays' }
const config = {
  admin: { routes: { inactivity: '/logout-inactivity', logout: '/logout' }, user: 'users' },
  globals: [],
  localization: { defaultLocale: 'en', locales: [{ code: 'en', label: 'English' }] },
  routes: { admin: '/admin', api: '/api' },
}
const document = '/posts/1?en'
const body = (words: string) => ({ root: { children: [{ text: words }] } })

const stateOf = (values: Record<string, unknown>): FormState =>
  Object.fromEntries(
    Object.entries(values).map(([path, value]) => [
      path,
      { value, initialValue: value, valid: true, passesCondition: true },
    ]),
  )

type Respond = (sent: Record<string, unknown>) => Promise<Response> | Response

/** Answers saves with `saved`, and requests of the admin as a server with a signed-in user. */
function serve(respond: Respond) {
  const server = { respond, saves: [] as Record<string, unknown>[], user: user as object | null }
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const address = String(input)
    if (address.includes('/users/me')) return Response.json({ user: server.user, exp: 4e9 })
    if (!address.startsWith('/api/posts')) return Response.json({})
    const sent = JSON.parse(String((init as { body: FormData }).body.get('_payload')))
    server.saves.push(sent)
    return server.respond(sent)
  })
  return server
}

const saved: Respond = (sent) => Response.json({ doc: sent })

/** Fields that are filled by a person, the rich text and the relation by their editors. */
function Fields() {
  const title = useField<string>({ path: 'title' })
  const rich = useField<unknown>({ path: 'body' })
  const tags = useField<unknown>({ path: 'tags' })
  const { submit } = useForm()
  const [fields] = useAllFormFields()
  return (
    <>
      <label>
        Title
        <input value={title.value ?? ''} onChange={({ target }) => title.setValue(target.value)} />
      </label>
      <button type="button" onClick={() => rich.setValue(body('Rich'))}>
        Write
      </button>
      <button type="button" onClick={() => tags.setValue(['tag-1'])}>
        Relate
      </button>
      <button
        type="button"
        onClick={() =>
          submit({
            acceptValues: { overrideLocalChanges: false } as never,
            action: '/api/posts/1?draft=true&autosave=true&locale=en',
            method: 'PATCH',
            overrides: { _status: 'draft' },
            disableFormWhileProcessing: false,
            disableSuccessStatus: true,
            skipValidation: true,
          })
        }
      >
        Save
      </button>
      <button type="button" onClick={() => submit({ disableSuccessStatus: true })}>
        Press
      </button>
      <output>{JSON.stringify([fields.body?.value, fields.tags?.value])}</output>
    </>
  )
}

const open = (document: object = { versions: posts.versions }) =>
  renderInSite(
    <RootProvider
      config={{ ...config, collections: [{ ...posts, ...document }] } as never}
      dateFNSKey="en-US"
      fallbackLang="en"
      languageCode="en"
      languageOptions={[]}
      locale="en"
      permissions={{} as never}
      serverFunction={
        (async ({ args }: { args: { data?: Record<string, unknown> } }) => ({
          state: stateOf(args.data ?? {}),
        })) as never
      }
      theme="light"
      translations={{ ...en.translations, ...adminMessages }}
      user={user as never}
    >
      <DocumentInfoProvider
        {...({
          ...{ collectionSlug: 'posts', id: '1' },
          ...{
            hasSavePermission: true,
            docPermissions: {},
            initialData: { title: 'Stored', hero },
          },
          ...{ initialState: {}, isLocked: false, lastUpdateTime: 0, versionCount: 0 },
          ...{ unpublishedVersionCount: 0, mostRecentVersionIsAutosaved: false },
          ...{ currentEditor: null, hasPublishedDoc: false },
        } as unknown as ComponentProps<typeof DocumentInfoProvider>)}
      >
        <Form
          action="/api/posts/1?locale=en"
          method="PATCH"
          initialState={initial}
          onSuccess={async (answer) => {
            const { doc } = answer as { doc: Record<string, unknown> }
            return stateOf(doc)
          }}
        >
          <div className="doc-controls">
            <ul className="doc-controls__meta" />
            <SavingStatus />
          </div>
          <Fields />
        </Form>
      </DocumentInfoProvider>
    </RootProvider>,
  )

const initial = stateOf({ title: 'Stored', body: body(''), tags: [] })
const title = () => page.getByLabelText('Title')
// Not locators: those find an element again by the text that it had.
const textOf = (selector: string) => () => window.document.querySelector(selector)?.textContent
const expectState = (expected: string | RegExp) =>
  expect.poll(textOf('[data-saving-state]')).toMatch(expected)
const expectNotice = (expected: string) =>
  expect.poll(textOf('[data-saving-notice]')).toContain(expected)
const expectNoNotice = () => expect.poll(textOf('[data-saving-notice]')).toBe('')
const expectValues = (expected: string) => expect.poll(textOf('form output')).toContain(expected)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

// A form stores its copy while it is unmounted, which may be after the test that it belongs to.
beforeEach(() => {
  user = { id: crypto.randomUUID(), collection: 'users', email: 'ada@example.com' }
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('shows that what was typed is being saved, and when it was saved', async () => {
  const answers: ((answer: Response) => void)[] = []
  serve(() => new Promise<Response>((resolve) => answers.push(resolve)))
  await open()
  await expectState(text('allSaved'))
  await title().fill('Typed')
  await press('Save')
  await expectState(text('saving'))
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.(Response.json({ doc: { title: 'Typed' } }))
  await expectState(/^Saved at /)
})

it.each([
  ['unreachable', () => new Response('', { status: 502 })],
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('repeats a save while the server is %s', async (reason, respond) => {
  const server = serve(respond)
  await open()
  await title().fill('Typed')
  await press('Save')
  await expectNotice(text(reason))
  await expectNotice(text('kept'))
  await expectState(text('notSaved'))
  server.respond = saved
  await press(text('tryAgain'))
  await expectState(/^Saved at /)
  await expectNoNotice()
  expect(server.saves.at(-1)).toMatchObject({ title: 'Typed', _status: 'draft' })
})

it('saves when the connection is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const server = serve(() => Promise.reject(new TypeError('Failed to fetch')))
  await open()
  await title().fill('Typed')
  await press('Save')
  await expectNotice(text('offline'))
  server.respond = saved
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expectState(/^Saved at /)
})

it('saves after the user has signed in again in another tab', async () => {
  const server = serve(() => new Response('', { status: 403 }))
  await open()
  server.user = null
  await title().fill('Typed')
  await press('Save')
  await expectNotice(text('signedOut'))
  await expect.element(page.getByRole('link', { name: text('signIn') })).toBeVisible()
  server.respond = saved
  window.dispatchEvent(new Event('focus'))
  server.user = { ...user, id: 'someone-else' }
  window.dispatchEvent(new Event('focus'))
  expect(server.saves).toHaveLength(1)
  server.user = user
  window.dispatchEvent(new Event('focus'))
  await expectState(/^Saved at /)
})

it.each([
  ['tooLarge', () => new Response('', { status: 413 })],
  ['refused', () => Response.json({ errors: [{ message: 'Title – too long' }] }, { status: 400 })],
  ['forbidden', () => new Response('', { status: 403 })],
  ['gone', () => new Response('', { status: 404 })],
] as const)('names a reason that does not pass by itself: %s', async (reason, respond) => {
  serve(respond)
  await open()
  await title().fill('Typed')
  await press('Save')
  await expectNotice(text(reason))
  if (reason === 'refused') await expectNotice('Title – too long')
  await expectNotice(text('kept'))
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toHaveFocus()
})

it('keeps what is typed in several fields while a save is answered', async () => {
  const answers: ((answer: Response) => void)[] = []
  serve(() => new Promise<Response>((resolve) => answers.push(resolve)))
  await open()
  await title().fill('First')
  await press('Save')
  await expect.poll(() => answers.length).toBe(1)
  await title().fill('Second')
  await press('Write')
  await press('Relate')
  answers[0]?.(Response.json({ doc: { title: 'First', body: body(''), tags: [] } }))
  await expectState(text('saving'))
  await expect.element(title()).toHaveValue('Second')
  await expectValues('Rich')
  await expectValues('tag-1')
})

it('offers what was not saved when the document is opened again, rich text and relations too', async () => {
  serve(() => new Response('', { status: 502 }))
  const first = await open()
  await title().fill('Typed')
  await press('Write')
  await press('Relate')
  await expect.poll(async () => (await findCopies(user.id, document)).length).toBe(0)
  await first.unmount()
  await expect.poll(async () => (await findCopies(user.id, document)).length).toBe(1)

  await open()
  const offer = page.getByRole('table')
  await expect.element(offer).toHaveTextContent('TitleTypedStored')
  await expect.element(offer).toHaveTextContent('BodyRich')
  await expect.element(title()).toHaveValue('Stored')
  await press(text('restore'))
  await expect.element(title()).toHaveValue('Typed')
  await expectValues('Rich')
  await expectValues('tag-1')
  await expect.element(offer).not.toBeInTheDocument()
})

it('offers nothing after the copy was discarded, or to someone else', async () => {
  serve(saved)
  const first = await open()
  await title().fill('Typed')
  await first.unmount()
  await expect.poll(async () => (await findCopies(user.id, document)).length).toBe(1)
  expect(await findCopies('someone-else', document)).toEqual([])
  await open()
  await press(text('discard'))
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  await expect.poll(async () => (await findCopies(user.id, document)).length).toBe(0)
})

it('forgets the copy when everything is saved', async () => {
  serve(saved)
  const view = await open()
  await title().fill('Typed')
  await press('Save')
  await expectState(/^Saved at /)
  await view.unmount()
  expect(await findCopies(user.id, document)).toEqual([])
})

it('offers the members of a group that differ, and nothing that was saved since', async () => {
  serve(saved)
  const copy = { user: user.id, document, storedAt: Date.now() }
  await putCopy({ ...copy, id: 'group', values: { hero: { ...hero, lead: 'After' } } })
  await putCopy({ ...copy, id: 'saved', values: { title: 'Stored' } })
  await open()
  const offer = page.getByRole('table')
  await expect.element(offer).toHaveTextContent(/LeadAfterBefore$/)
})

it('keeps a copy for each open form of a document', async () => {
  const copy = { user: user.id, document, storedAt: Date.now() }
  await putCopy({ ...copy, id: 'one', values: { title: 'One' } })
  await putCopy({ ...copy, id: 'two', values: { title: 'Two' } })
  const open = new AbortController()
  holdForm('one', open.signal)
  await expect
    .poll(async () => (await findCopies(user.id, document)).map(({ id }) => id))
    .toEqual(['two'])
  open.abort()
  await expect.poll(async () => (await findCopies(user.id, document)).length).toBe(2)
})

it('keeps copies for two weeks, and the newest thirty', async () => {
  const day = 24 * 3_600_000
  // Copies of forms that the tests before had open are stored a moment later.
  const start = Date.now() + day
  for (let index = 0; index < 35; index++)
    await putCopy({
      ...{ id: String(index), user: user.id, document, values: {} },
      storedAt: start - index * 1000,
    })
  expect(await findCopies(user.id, document, start)).toHaveLength(30)
  expect(await findCopies(user.id, document, start + 15 * day)).toEqual([])
})

it('shows in a form without drafts what is not saved, also after a failed press', async () => {
  const server = serve(() => new Response('', { status: 502 }))
  await open({ versions: undefined })
  await title().fill('Typed')
  await expectState(text('unsaved'))
  await press('Press')
  await expectNotice(text('unreachable'))
  server.respond = saved
  await press(text('tryAgain'))
  await expectState(/^Saved at /)
  expect(server.saves.at(-1)).not.toHaveProperty('_status')
})
