import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadMessages } from '@/i18n/load-messages'
import { localeCodes } from '@/i18n/locales'
import { loadSiteFonts } from '@/testing/load-site-fonts'
import { renderInSite } from '@/testing/render-in-site'
import { Tabs } from './tabs'

async function renderTabs(labels: readonly string[], width: number) {
  await renderInSite(
    <div data-testid="space" style={{ width, margin: 16 }}>
      <Tabs label="Editor" tabs={labels.map((label) => ({ id: label, label, content: label }))} />
    </div>,
  )
  const space = page.getByTestId('space').element() as HTMLElement
  return { space, tabs: [...space.querySelectorAll<HTMLElement>('[role=tab]')] }
}

/** The spaces of the form on screens of 390, 375, 360, 320, 768 and 1440 px. */
const spaces = [358, 343, 328, 288, 356, 740]

for (const [name, areLoaded] of [
  ['the typeface', true],
  ['the face that replaces it', false],
] as const) {
  it.each(localeCodes)(`shows all tabs of the editor in %s, with ${name}`, async (locale) => {
    await loadSiteFonts(areLoaded)
    const { generator } = (await loadMessages(locale)) as unknown as {
      generator: { panels: { tabs: Record<string, string> } }
    }
    const { space, tabs } = await renderTabs(Object.values(generator.panels.tabs), 358)
    expect(tabs).toHaveLength(6)
    for (const width of spaces) {
      space.style.width = `${width}px`
      const rows = new Set<number>()
      for (const tab of tabs) {
        const { left, right, top, bottom } = tab.getBoundingClientRect()
        // Justified lines are rounded to a fraction of a pixel.
        expect(left).toBeGreaterThan(15.5)
        expect(right).toBeLessThan(16.5 + width)
        expect(tab.scrollWidth).toBeLessThanOrEqual(tab.clientWidth)
        expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)).toBe(tab)
        rows.add(Math.round(top))
      }
      expect(rows.size).toBeLessThanOrEqual(width < 400 ? 2 : 1)
    }
  })
}

it('breaks a label that is longer than the row', async () => {
  await loadSiteFonts()
  const { tabs } = await renderTabs(
    ['Add the key of a workspace that you were sent', 'Create'],
    200,
  )
  for (const tab of tabs) expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(216)
})

it('moves with the arrow keys through all rows', async () => {
  const labels = ['Contents', 'Appearance', 'Rules', 'Settings', 'Statistics', 'Printing']
  const { tabs } = await renderTabs(labels, 288)
  tabs[0]?.focus()
  for (const label of [...labels.slice(1), 'Contents']) {
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('tab', { name: label })).toHaveFocus()
  }
})
