import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newDocument } from '@/codes'
import { fakeCodeApi } from '@/testing/fake-code-api'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { sourceOf } from '@/tools/code-session/code-source'
import { findStoredKey } from '@/tools/shared/dynamic/key-store'
import { ToastProvider } from '@/ui/toast'
import { CodeEditor } from './code-editor'

const text = (key: string) => message(`myCodes.edit.${key}`)
const button = (key: string) => page.getByRole('button', { name: text(key), exact: true })
const save = () =>
  page.getByRole('button', { name: message('dynamic.bar.saveChanges'), exact: true })
const name = () => page.getByLabelText(text('settings.name'), { exact: true })
const dialog = () => page.getByRole('dialog', { name: message('dynamic.conflict.title') })
const inDialog = (key: string) =>
  dialog().getByRole('button', { name: message(`dynamic.conflict.${key}`) })
const saved = () =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${message('dynamic.bar.saved')}$`) })
let api: ReturnType<typeof fakeCodeApi>

beforeEach(() => {
  sessionStorage.clear()
  api = fakeCodeApi('https://qz.example')
})
afterEach(() => api.close())

async function show() {
  const document = newDocument({ type: 'url', url: 'https://example.com/' }, 'en')
  const code = api.store({ document, type: 'url', name: 'Menu' })
  const view = await renderInSite(
    <ToastProvider label="Notes" dismissLabel="Dismiss">
      <CodeEditor code={code} source={sourceOf(api.owned)} />
    </ToastProvider>,
  )
  await page.getByRole('tab', { name: text('tabs.settings') }).click()
  return view
}

it('saves, and takes back what was saved', async () => {
  await show()
  await name().fill('Lunch')
  await save().click()
  await expect.element(saved()).toBeVisible()
  expect(api.code()).toMatchObject({ name: 'Lunch', revision: 2 })
  await button('saving.undo').click()
  await expect.element(name()).toHaveValue('Menu')
  await name().click()
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.element(name()).toHaveValue('Lunch')
})

it('saves rules, messages and campaign parameters of a link', async () => {
  await show()
  await page.getByRole('tab', { name: text('tabs.content') }).click()
  await page.getByText(text('utm.title')).click()
  await page.getByLabelText(text('utm.source')).fill('menu card')
  await page.getByRole('tab', { name: text('tabs.rules') }).click()
  await page.getByLabelText(text('rules.start.at')).fill('2030-05-14T09:00')
  await page.getByLabelText(text('rules.query.label')).click()
  await page.getByLabelText(text('messages.paused')).fill('Back on Monday')
  await save().click()
  await expect.element(saved()).toBeVisible()
  const code = api.code()
  expect(code?.document.languages.en).toMatchObject({
    fields: { url: 'https://example.com/?utm_source=menu%20card' },
    messages: { paused: 'Back on Monday' },
  })
  expect(code?.document.rules).toMatchObject({
    ...{ passQuery: true, timeZone: code?.timeZone },
    startsAt: expect.stringMatching(/^2030-05-1\d/),
  })
})

it('merges changes from elsewhere, and asks only where the editor shows them', async () => {
  await show()
  api.edit({ hasPassword: true })
  await name().fill('Lunch')
  await save().click()
  await expect.poll(() => api.code()).toMatchObject({ name: 'Lunch', hasPassword: true })
  await expect.element(saved()).toBeVisible()

  api.edit({ timeZone: 'Asia/Tokyo' })
  await name().fill('Supper')
  await save().click()
  await expect.element(dialog()).toHaveTextContent(message('dynamic.conflict.leadWithout'))
  await inDialog('keepBoth').click()
  await expect.poll(() => api.code()).toMatchObject({ name: 'Supper', timeZone: 'Asia/Tokyo' })

  api.edit({ name: 'Dinner' })
  await name().fill('Tea')
  await save().click()
  await dialog().getByText(message('dynamic.conflict.theirs'), { exact: true }).click()
  await inDialog('settle').click()
  await expect.element(name()).toHaveValue('Dinner')
  await expect.element(saved()).toBeVisible()
})

it('goes on with the other type when that was changed elsewhere', async () => {
  await show()
  await page.getByRole('tab', { name: text('tabs.rules') }).click()
  await page.getByLabelText(text('rules.devices.ios')).fill('https://apps.example.com/')
  api.edit({ document: newDocument({ type: 'text', text: 'Back at noon' }, 'en'), type: 'text' })
  await save().click()
  await dialog().getByText(message('dynamic.conflict.theirs'), { exact: true }).click()
  await expect.element(dialog()).toHaveTextContent('Back at noon')
  await inDialog('takeTheirs').click()
  // Only links have rules by device.
  await expect.element(page.getByLabelText(text('rules.devices.ios'))).not.toBeInTheDocument()
  await page.getByRole('tab', { name: text('tabs.content') }).click()
  await expect.element(page.getByRole('textbox').first()).toHaveValue('Back at noon')
})

it('replaces the key, and leads to saving the new one', async () => {
  await show()
  await button('key.replace').click()
  await button('key.replaceNow').click()
  const next = page.getByRole('dialog', { name: text('key.saveNew.title') })
  await expect.element(next).toHaveTextContent(message('dynamic.key.backup.none'))
  const stored = await findStoredKey(api.owned.slug)
  expect(stored?.editKey).not.toBe(api.owned.editKey)
  const field = next.getByLabelText(message('dynamic.key.label'))
  await expect.element(field).toHaveValue(`${api.owned.slug}.${stored?.editKey}`)
  await next.getByRole('button', { name: message('dynamic.key.backup.elsewhere') }).click()
  await expect.poll(async () => (await findStoredKey(api.owned.slug))?.backupAt).toBeGreaterThan(0)
})
