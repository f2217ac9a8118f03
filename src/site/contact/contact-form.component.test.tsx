import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { messagesPerHour } from '@/cms/contact/check-contact-draft'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { emulateMedia } from '@/testing/emulate-media'
import { expectComplaint } from '@/testing/fail-on-complaints'
import { findViolations } from '@/testing/find-violations'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { hasUnsavedWork } from '@/ui/unsaved-work'
import { ContactForm } from './contact-form'

const text = (key: string, values?: Record<string, string | number>) =>
  message(`pages.contact.${key}`, values)
const field = (name: string) => document.querySelector(`form [name="${name}"]`) as HTMLInputElement
const sendButton = page.getByRole('button', { name: text('form.send') })
const alert = page.getByRole('alert')
const problems = () => [...document.querySelectorAll('form li')]

const draft = {
  reason: 'idea',
  firstname: 'Lan',
  lastname: 'Nguyễn',
  email: 'lan@example.com',
  subject: 'A subject',
  message: 'First line\nSecond line',
}

const requests: FormData[] = []
let answerRequest: () => Response | Promise<Response>

const answerWith = (status: number, body: unknown) => {
  answerRequest = () => Response.json(body, { status })
}

const renderForm = (locale: Locale = 'en') =>
  renderInSite(
    <ContactForm locale={locale} email="team@example.com">
      We store your message.
    </ContactForm>,
    { locale, path: '/contact-us' },
  )

async function fillIn() {
  await userEvent.selectOptions(field('reason'), draft.reason)
  for (const name of ['firstname', 'lastname', 'email', 'subject', 'message'] as const) {
    await userEvent.fill(field(name), draft[name])
  }
}

async function tabTo(target: HTMLElement) {
  for (let press = 0; press < 20 && document.activeElement !== target; press++) {
    await userEvent.keyboard('{Tab}')
  }
  expect(document.activeElement).toBe(target)
}

beforeEach(() => {
  requests.length = 0
  const fetchFromNetwork = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (pathname !== paths.contactMessages) return fetchFromNetwork(input, init)
    requests.push(init?.body as FormData)
    return Promise.resolve().then(() => answerRequest())
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('is filled in and sent with the keyboard alone, and can be written again', async () => {
  answerWith(201, { status: 'sent', number: 'ABCD-1234', sentAt: Date.now() })
  await renderForm()
  await tabTo(field('reason'))
  await userEvent.keyboard('An')
  expect(field('reason').value).toBe('idea')
  for (const name of ['firstname', 'lastname', 'email', 'subject'] as const) {
    await tabTo(field(name))
    await userEvent.keyboard(draft[name])
  }
  await tabTo(field('message'))
  await userEvent.keyboard('First line{Enter}Second line')
  expect(hasUnsavedWork()).toBe(true)
  await tabTo(sendButton.element() as HTMLElement)
  await userEvent.keyboard('{Enter}')

  await expect.element(page.getByText('ABCD-1234', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: text('sent.title') })).toHaveFocus()
  expect(hasUnsavedWork()).toBe(false)
  expect(Object.fromEntries(requests[0] as FormData)).toMatchObject({
    ...draft,
    message: expect.stringMatching(/^First line\r?\nSecond line$/),
    locale: 'en',
    website: '',
    elapsedMs: expect.stringMatching(/^\d+$/),
  })

  await page.getByRole('button', { name: text('sent.another') }).click()
  expect(field('message').value).toBe('')
})

it.each([
  ['en', 'firstname', 'lastname'],
  ['ja', 'lastname', 'firstname'],
  ['vi', 'lastname', 'firstname'],
  ['zh', 'lastname', 'firstname'],
] as const)('has the names in the order of %s: %s, %s', async (locale, ...order) => {
  await renderForm(locale)
  const names = [...document.querySelectorAll<HTMLInputElement>('form [name$="stname"]')]
  expect(names.map(({ name }) => name)).toEqual(order)
})

it('explains a problem at its field until it is fixed', async () => {
  await page.viewport(320, 800)
  await emulateMedia({ colorScheme: 'dark' })
  await renderForm()
  await userEvent.fill(field('email'), 'lan@example')
  field('email').blur()
  await expect.element(field('email')).toHaveAttribute('aria-invalid', 'true')
  await expect
    .element(field('email'))
    .toHaveAccessibleDescription(expect.stringContaining(text('form.errors.emailForm')))

  await sendButton.click()
  await expect.element(field('reason')).toHaveFocus()
  expect(problems()).toHaveLength(6)
  await expect
    .element(alert.filter({ hasText: text('form.problems', { count: 6 }) }))
    .toBeInTheDocument()
  expect(requests).toEqual([])
  expect(await findViolations(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(320)

  await page.getByRole('link', { name: text('form.email') }).click()
  await expect.element(field('email')).toHaveFocus()
  await userEvent.fill(field('email'), draft.email)
  await expect.element(field('email')).not.toHaveAttribute('aria-invalid')
  expect(problems()).toHaveLength(5)
})

it('loses no text when the connection is lost, the page is reloaded or the server fails', async () => {
  expectComplaint(/./)
  const { unmount } = await renderForm()
  await fillIn()
  answerRequest = () => Promise.reject(new TypeError('Failed to fetch'))
  await sendButton.click()
  await expect.element(alert.filter({ hasText: text('form.offline.text') })).toBeVisible()
  // Repeated until it has an effect: the note adds its listener only after rendering.
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'))
      return alert.filter({ hasText: text('form.offline.back') }).query()
    })
    .not.toBeNull()

  await unmount()
  await renderForm()
  for (const [name, value] of Object.entries(draft)) expect(field(name).value).toBe(value)

  answerWith(429, { status: 'limited', retrySeconds: 1500 })
  await sendButton.click()
  await expect
    .element(
      alert.filter({ hasText: text('form.limited.text', { most: messagesPerHour, minutes: 25 }) }),
    )
    .toBeVisible()

  answerRequest = () => new Response('Bad gateway', { status: 503 })
  await sendButton.click()
  await expect.element(alert.filter({ hasText: text('form.failed.title') })).toBeVisible()
  await expect.element(alert.filter({ hasText: 'team@example.com' })).toBeVisible()
  expect(field('subject').value).toBe(draft.subject)
})
