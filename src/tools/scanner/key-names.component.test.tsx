import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { KeyList } from './key-list'
import { ScanTool } from './scan-tool'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  { system: 'a Mac', userAgent: mac, locale: 'de', control: '⌘', keys: '⌘V' },
  { system: 'Windows', userAgent: windows, locale: 'de', control: 'Strg', keys: 'Strg+V' },
  { system: 'Windows', userAgent: windows, locale: 'en', control: 'Ctrl', keys: 'Ctrl+V' },
] as const)(
  'shows $keys as on the keyboard of $system, in $locale',
  async ({ userAgent, locale, control, keys }) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    vi.spyOn(navigator as { userAgentData?: object }, 'userAgentData', 'get').mockReturnValue(
      undefined,
    )
    const name = message('pages.scanner.keys.control', {}, locale)
    const keyboard = control === '⌘' ? 'apple' : 'other'
    const hint = message('scanner.start.drop', { keyboard }, locale)
    expect(hint).toContain(keys)
    await renderInSite(
      <>
        <ScanTool siteHost="qz.example" />
        <KeyList items={[{ control: name, keys: ['V'], text: 'Paste' }]} />
      </>,
      { locale },
    )
    await expect.element(page.getByText(hint, { exact: true })).toBeVisible()
    expect(document.querySelector('kbd')?.textContent).toBe(control)
  },
)
