import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { catchDownload } from '@/testing/catch-download'
import { fakeCodeList } from '@/testing/fake-code-list'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { findStoredKey, removeKeys } from '@/tools/shared/dynamic/key-store'
import { CodesDesk } from './codes-desk'

const text = (key: string, values?: Record<string, string | number>) =>
  message(`myCodes.list.${key}`, values)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const addDialog = () => page.getByRole('dialog', { name: text('add.title') })

let api: ReturnType<typeof fakeCodeList>

beforeEach(async () => {
  api = fakeCodeList()
  vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(false)
})
afterEach(async () => {
  await api.close()
  vi.restoreAllMocks()
})

async function openMenu(name: string, item: string) {
  await expect.element(row(name)).toBeVisible()
  row(name).element().querySelector('summary')?.click()
  await row(name).getByRole('button', { name: item }).click()
}

it('saves a key as PDF and text, each of which adds it again', async () => {
  const [key] = await api.store(['Menu'])
  if (!key) throw new Error('No key')
  await renderInSite(<CodesDesk />, { path: '/my-qr-codes' })
  await expect.element(page.getByText(text('backup.title', { count: 1 }))).toBeVisible()
  await button(text('backup.saveOne')).click()
  const card = page.getByRole('dialog', { name: message('dialogs.keys.save', { name: 'Menu' }) })
  await expect.element(card).toHaveTextContent(message('dynamic.key.noMail'))
  await expect.element(card).toHaveTextContent(message('dynamic.key.backup.none'))
  const pdf = await catchDownload(() => button(message('dynamic.key.savePdf')).click())
  const written = await catchDownload(() => button(message('dynamic.key.saveText')).click())
  expect(await written.text()).toContain(`${key.slug}.${key.editKey}`)
  await expect.element(page.getByText(text('backup.title', { count: 1 }))).not.toBeInTheDocument()
  expect((await findStoredKey(key.slug))?.backupAt).toBeGreaterThan(0)
  await card.getByRole('button', { name: message('dialogs.keys.done') }).click()

  const files = [new File([pdf], 'key.pdf'), new File([written], 'key.txt')]
  for (const file of files) {
    await removeKeys([key.slug])
    await expect.element(page.getByText(text('empty.title'))).toBeVisible()
    await button(text('tools.add')).click()
    const input = addDialog().element().querySelector<HTMLInputElement>('input[type=file]')
    await userEvent.upload(input as HTMLElement, file)
    await expect.element(row('example.com')).toBeVisible()
    expect(await findStoredKey(key.slug)).toMatchObject({ editKey: key.editKey })
  }
})

it('prompts for the code of a key that is pasted alone', async () => {
  const [key] = await api.store(['Menu'])
  if (!key) throw new Error('No key')
  await removeKeys([key.slug])
  await renderInSite(<CodesDesk />, { path: '/my-qr-codes' })
  await button(text('tools.add')).click()
  await page.getByLabelText(text('add.label')).fill(key.editKey)
  const link = page.getByLabelText(text('add.slug'))
  await link.fill('no link')
  await button(text('add.submit')).click()
  await expect.element(page.getByText(text('add.fault.slug'))).toBeVisible()
  await link.fill(`https://qz.example/q/${key.slug}`)
  await button(text('add.submit')).click()
  await expect.element(row('example.com')).toBeVisible()
})

it('does not replace a working key with one that the server rejects', async () => {
  const [key] = await api.store(['Menu'])
  if (!key) throw new Error('No key')
  await renderInSite(<CodesDesk />, { path: '/my-qr-codes' })
  await expect.element(row('Menu')).toBeVisible()
  api.lose(key.slug)
  await button(text('tools.add')).click()
  const old = `qz_${'b'.repeat(43)}`
  await page.getByLabelText(text('add.label')).fill(`${key.slug}.${old}`)
  await button(text('add.submit')).click()
  await expect.element(page.getByText(text('notes.kept', { added: 0, kept: 1 }))).toBeVisible()
  expect((await findStoredKey(key.slug))?.editKey).toBe(key.editKey)
})

it('warns before it removes a key that exists only in this browser', async () => {
  const [key] = await api.store(['Menu'])
  await renderInSite(<CodesDesk />, { path: '/my-qr-codes' })
  await expect.element(row('Menu')).toBeVisible()
  await openMenu('Menu', text('actions.forget'))
  const dialog = page.getByRole('dialog', {
    name: message('dialogs.keys.remove', { name: 'Menu' }),
  })
  await expect.element(dialog).toHaveTextContent(text('remove.noBackup'))
  await dialog.getByRole('button', { name: message('dialogs.cancel') }).click()
  expect(await findStoredKey(key?.slug ?? '')).toBeDefined()
  await openMenu('Menu', text('actions.forget'))
  await dialog.getByRole('button', { name: message('dialogs.keys.removeNow') }).click()
  await expect.element(page.getByText(text('notes.forgotten', { name: 'Menu' }))).toBeVisible()
  await button(message('codeList.undo')).click()
  await expect.element(row('Menu')).toBeVisible()
})
