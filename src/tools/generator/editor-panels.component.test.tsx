import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { CodeTool } from './code-tool'

const tab = (key: string) =>
  page.getByRole('tab', { name: message(`generator.panels.tabs.${key}`), exact: true })
const tool = (key: string) =>
  page.getByRole('button', { name: message(`generator.tools.${key}`), exact: true })
const style = (key: string) => message(`editor.style.${key}`)
const code = page.getByTestId('code').first()
const fill = page.getByRole('button', { name: new RegExp(`^${style('modules.fill')}`) })
const picker = page.getByRole('dialog', { name: style('modules.fill') })
const hex = picker.getByLabelText(message('editor.color.hex'), { exact: true })
const preset = (id: string) => page.getByRole('radio', { name: style(`presets.names.${id}`) })
const shownCode = () => code.element().outerHTML

async function openStyle() {
  await renderInSite(<CodeTool type="text" siteUrl="https://qz.example" />)
  tab('content').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(fill).toBeVisible()
}

it('undoes and redoes changes of the panels, by button and by key', async () => {
  await openStyle()
  const plain = shownCode()
  await preset('mint').click()
  await expect.poll(shownCode).toContain('#054837')
  await fill.click()
  await hex.fill('#0b3d2e')
  await expect.poll(shownCode).toContain('#0b3d2e')
  // Undo also reaches the picker while it is open.
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(hex).not.toHaveValue('#0b3d2e')
  await expect.poll(shownCode).not.toContain('#0b3d2e')
  await expect.element(fill).not.toHaveTextContent('#0b3d2e')
  await userEvent.keyboard('{Escape}')

  await tool('undo').click()
  await expect.element(preset('plain')).toBeChecked()
  await expect.poll(shownCode).toBe(plain)
  await expect.element(tool('undo')).toHaveAttribute('aria-disabled', 'true')
  await tool('redo').click()
  await expect.element(preset('mint')).toBeChecked()
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.element(fill).toHaveTextContent('#0b3d2e')
  await expect.poll(shownCode).toContain('#0b3d2e')
  await expect.element(tool('redo')).toHaveAttribute('aria-disabled', 'true')
})

it('keeps an open part of a panel while another tab is shown', async () => {
  await openStyle()
  const advanced = page.getByText(style('advanced.label'), { exact: true })
  await advanced.click()
  const mask = page.getByLabelText(style('advanced.mask'), { exact: true })
  await expect.element(mask).toBeVisible()
  await tab('frame').click()
  await expect
    .element(page.getByRole('region', { name: message('editor.frame.label') }))
    .toBeVisible()
  await expect.element(mask).not.toBeVisible()
  await tab('style').click()
  await expect.element(mask).toBeVisible()
})

it('opens the color picker of a phone below the code', async () => {
  await page.viewport(390, 844)
  await openStyle()
  fill.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(picker.getByRole('grid')).toBeVisible()
  const edgesOf = () => picker.element().getBoundingClientRect()
  // It moves into its place.
  await expect.poll(() => Math.round(edgesOf().bottom)).toBe(844)
  expect(code.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(edgesOf().top)
})
