import { beforeEach, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { defaultDesign } from '@/qr/design'
import { catchDownload } from '@/testing/catch-download'
import { field, fillFields } from '@/testing/field'
import { message } from '@/testing/message'
import { renderInSite, router } from '@/testing/render-in-site'
import { openBrowserStore } from '@/tools/shared/browser-store'
import { listStoredCodes, storeCode } from '@/tools/shared/recent/recent-codes'
import { CodeTool } from '../code-tool'
import { RecentCodesDialog } from './recent-codes-dialog'

const text = (key: string, values?: Record<string, string | number>) =>
  message(`editor.recent.${key}`, values)
const dialog = () => page.getByRole('dialog', { name: text('title') })
const cards = () => dialog().getByRole('listitem')
const button = (key: string) => dialog().getByRole('button', { name: text(key), exact: true })
const search = () => dialog().getByRole('searchbox', { name: text('search') })
const types = () => dialog().getByRole('combobox', { name: text('type') })
const note = (words: string) => dialog().getByRole('status').filter({ hasText: words })

async function choose(card: Locator, action: 'rename' | 'duplicate' | 'delete'): Promise<void> {
  await page.elementLocator(card.element().querySelector('summary') as Element).click()
  await card.getByRole('button', { name: text(`actions.${action}`), exact: true }).click()
}

const wifi = {
  type: 'wifi',
  ssid: 'Café Luna',
  security: 'wpa',
  password: 'twelve letters',
} as const

async function seed(): Promise<void> {
  await storeCode({ draft: wifi, design: defaultDesign, name: 'Café Luna' })
  // Codes are ordered by their milliseconds, and two may share one.
  const storedAt = Date.now()
  await expect.poll(() => Date.now()).toBeGreaterThan(storedAt)
  await storeCode({
    draft: { type: 'text', text: 'A note' },
    design: defaultDesign,
    name: 'A note',
  })
}

const onOpen = vi.fn()
const onClose = vi.fn()
const show = () =>
  renderInSite(<RecentCodesDialog open onOpen={onOpen} onClose={onClose} />, { path: '/wifi' })

beforeEach(async () => {
  await (await openBrowserStore()).clear('codes')
  onOpen.mockClear()
  onClose.mockClear()
})

it('explains what it is for while it is empty, and closes on Escape', async () => {
  await show()
  await expect.element(dialog().getByText(text('empty.title'))).toBeVisible()
  await expect.element(search()).not.toBeInTheDocument()
  await expect.element(button('settings.export')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose).toHaveBeenCalled()
})

it('finds, renames, duplicates, deletes and restores codes, and opens one', async () => {
  await seed()
  await show()
  await expect.poll(() => cards().length).toBe(2)
  await expect.element(cards().first()).toHaveTextContent('A note')

  await choose(cards().filter({ hasText: 'Café Luna' }), 'rename')
  await userEvent.keyboard('Not this{Escape}')
  await expect.element(cards().filter({ hasText: 'Café Luna' })).toBeVisible()
  await choose(cards().filter({ hasText: 'Café Luna' }), 'rename')
  await userEvent.keyboard('Table tent{Enter}')
  await search().fill('tent LUNA')
  await expect.poll(() => cards().length).toBe(1)
  await choose(cards().filter({ hasText: 'Table tent' }), 'duplicate')
  await expect.element(note(text('notes.duplicated', { name: 'Table tent' }))).toBeVisible()
  await expect.poll(() => cards().length).toBe(2)
  await search().fill('no such code')
  await expect.element(dialog().getByText(text('nothingFound'))).toBeVisible()
  await button('showAll').click()
  await expect.element(search()).toHaveValue('')
  await expect.poll(() => cards().length).toBe(3)

  await types().selectOptions('text')
  await expect.poll(() => cards().length).toBe(1)
  await choose(cards().first(), 'delete')
  // Removing the last code of a type resets the filter to all types.
  await expect.poll(() => cards().length).toBe(2)
  await expect.element(types()).toHaveValue('all')
  await expect.element(button('undo')).toHaveFocus()
  await button('undo').click()
  await expect.element(note(text('notes.restored', { count: 1 }))).toBeVisible()
  await expect.element(cards().filter({ hasText: 'A note' })).toBeVisible()

  await types().selectOptions('all')
  await cards()
    .last()
    .getByRole('button', { name: text('open', { name: 'Table tent' }) })
    .click()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ draft: expect.objectContaining(wifi) }),
  )
  expect(onClose).toHaveBeenCalled()
})

it('exports all codes to a file, deletes them, and imports them', async () => {
  await seed()
  await show()
  await expect.poll(() => cards().length).toBe(2)
  const file = await catchDownload(() => button('settings.export').click())
  expect(file.name).toMatch(/^qr-codes-\d{4}-\d\d-\d\d\.json$/)
  const whole = JSON.parse(await file.text())
  expect(whole.codes).toHaveLength(2)

  await button('settings.deleteAll').click()
  await expect.element(dialog().getByText(text('empty.title'))).toBeVisible()

  const input = () =>
    page.elementLocator(dialog().element().querySelector('input[type="file"]') as Element)
  const bring = (content: string) =>
    userEvent.upload(input(), new File([content], 'codes.json', { type: 'application/json' }))
  await bring('{"kind":"something else"}')
  await expect.element(note(text('import.foreign'))).toBeVisible()
  await bring('{')
  await expect.element(note(text('import.unreadable'))).toBeVisible()
  whole.codes.push({ id: 'broken' })
  await bring(JSON.stringify(whole))
  await expect.poll(() => cards().length).toBe(2)
  await expect.element(note(text('import.done', { added: 2, known: 0, skipped: 1 }))).toBeVisible()
})

it('keeps no further codes once that is switched off, and shows what other tabs keep', async () => {
  await show()
  await expect.element(dialog().getByText(text('empty.title'))).toBeVisible()
  await storeCode({ draft: wifi, design: defaultDesign, name: 'Café Luna' })
  await expect.poll(() => cards().length).toBe(1)

  const storeCheckbox = dialog().getByRole('checkbox', { name: text('settings.keep') })
  await storeCheckbox.click()
  await expect.element(storeCheckbox).not.toBeChecked()
  await expect.element(dialog().getByText(text('settings.keepOffStill'))).toBeVisible()
  const draft = { type: 'text', text: 'Not this one' } as const
  expect(await storeCode({ draft, design: defaultDesign, name: 'Not this one' })).toBeNull()
  expect(await listStoredCodes()).toHaveLength(1)
})

it('explains that a browser without storage keeps nothing', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError')
  })
  await show()
  await expect.element(dialog().getByText(text('unavailable.title'))).toBeVisible()
  transaction.mockRestore()
})

it('restores a downloaded code on the page of its type', async () => {
  const tool = (key: string) =>
    page.getByRole('button', { name: message(`generator.tools.${key}`), exact: true })
  const ready = page.getByRole('status').filter({ hasText: message('generator.code.status.ready') })

  const first = await renderInSite(<CodeTool type="wifi" siteUrl="https://qz.example" />)
  await fillFields({ ssid: wifi.ssid, password: wifi.password })
  await expect.element(ready).toBeVisible()
  await catchDownload(() =>
    page.getByRole('button', { name: message('generator.export.svg'), exact: true }).click(),
  )
  await expect.poll(listStoredCodes).toHaveLength(1)
  first.unmount()
  sessionStorage.clear()

  const second = await renderInSite(<CodeTool type="text" siteUrl="https://qz.example" />)
  await fillFields({ text: 'A note' })
  await expect.element(ready).toBeVisible()
  await tool('keep').click()
  await expect.element(page.getByText(message('generator.tools.kept'))).toBeVisible()
  await tool('recent').click()
  await expect.poll(() => cards().length).toBe(2)
  await cards()
    .last()
    .getByRole('button', { name: text('open', { name: 'Café Luna' }) })
    .click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/wifi')
  second.unmount()

  await renderInSite(<CodeTool type="wifi" siteUrl="https://qz.example" />)
  await expect.element(field('ssid')).toHaveValue('Café Luna')
  await expect.element(field('password')).toHaveValue('twelve letters')
})

it('explains that a code could not be kept', async () => {
  localStorage.setItem('keep-codes', 'off')
  await renderInSite(<CodeTool type="text" siteUrl="https://qz.example" />)
  await fillFields({ text: 'Not this one' })
  await page.getByRole('button', { name: message('generator.tools.keep'), exact: true }).click()
  await expect.element(page.getByText(message('generator.tools.notKept'))).toBeVisible()
  expect(await listStoredCodes()).toEqual([])
})
