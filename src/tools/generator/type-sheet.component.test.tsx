import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations } from '@/testing/find-violations'
import { renderInSite } from '@/testing/render-in-site'
import { TypeSheet } from './type-sheet'

const groups = [
  {
    label: 'Everyday',
    isFolded: false,
    entries: [
      { href: '/text', label: 'Text', icon: 'text' as const },
      { href: '/url', label: 'Link', icon: 'link' as const },
    ],
  },
  {
    label: 'Payments',
    isFolded: true,
    entries: [{ href: '/epc', label: 'Transfer', icon: 'coins' as const }],
  },
]
const texts = { change: 'Change type', title: 'Code types', close: 'Close' }
const opener = page.getByRole('button', { name: 'Text Change type' })
const sheet = page.getByRole('dialog', { name: 'Code types' })

beforeEach(() => page.viewport(390, 844))

it('shows the current type, and all others in a sheet at the bottom', async () => {
  const { container } = await renderInSite(
    <TypeSheet label="Text" icon="text" groups={groups} currentHref="/text" texts={texts} />,
    { path: '/text' },
  )
  await expect.element(sheet).not.toBeInTheDocument()
  await opener.click()
  const box = () => sheet.element().getBoundingClientRect()
  await expect.poll(() => [box().width, box().bottom]).toEqual([390, 844])
  await expect
    .element(sheet.getByRole('link', { name: 'Text' }))
    .toHaveAttribute('aria-current', 'page')
  expect(await findViolations(container)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()

  await opener.click()
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await sheet.getByRole('link', { name: 'Transfer' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
})
