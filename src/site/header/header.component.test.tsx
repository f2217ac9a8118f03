import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { navigationContent } from '@/cms/seed/structure/navigation'
import { type Locale, localeCodes } from '@/i18n/locales'
import english from '@/i18n/messages/en.json'
import { loadSiteFonts } from '@/testing/load-site-fonts'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { HeaderBar } from './header-bar'
import { listAddressedItems } from './navigation-item'
import { StickyBar } from './sticky-bar'

/** The header with the seeded menu of a language, above a tall page. */
async function renderHeader(locale: Locale = 'en', appUrl: string | null = 'https://app.example') {
  const { default: labels } = await import(`../../cms/seed/content/${locale}/labels.json`)
  const { default: texts } = await import(`../../i18n/messages/${locale}.json`)
  return renderInSite(
    <>
      <StickyBar>
        <HeaderBar
          siteName={labels.site.name}
          appUrl={appUrl}
          items={listAddressedItems(navigationContent(labels).items)}
          locale={locale}
          labels={{ ...english.site.header, ...texts.site.header }}
          codeCount={<span>3</span>}
        />
      </StickyBar>
      <div style={{ height: 4000 }} />
    </>,
    { locale, path: '/pricing' },
  )
}

const opener = page.getByRole('button', { name: message('site.header.openMenu') })
const sideMenu = page.getByRole('dialog')
const focused = () => document.activeElement as HTMLElement
const find = (selector: string) => document.querySelector(selector) as HTMLElement
const clickAt = (x: number, y: number) =>
  userEvent.click(document.body, { position: { x, y }, force: true })
const openedMenus = () => [...document.querySelectorAll<HTMLElement>('header details[open]')]
const links = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('a')]

/** Records clicks and prevents navigation, which would end the test. */
const clicked = vi.fn<(target: Element) => void>()
const onClick = (event: Event) => {
  clicked(event.target as Element)
  if ((event.target as Element).closest('a')) event.preventDefault()
}
beforeEach(() => document.addEventListener('click', onClick))
afterEach(() => {
  document.removeEventListener('click', onClick)
  document.documentElement.removeAttribute('style')
})

describe('on a wide screen', () => {
  it('opens a dropdown on press and closes it on Escape, a press outside and a choice', async () => {
    await renderHeader()
    const nav = page.getByRole('navigation', { name: message('site.header.navigation') })
    const tools = nav.getByText('Tools', { exact: true })
    const entry = nav.getByRole('link', { name: /Batch/ })
    await expect.element(entry).not.toBeInTheDocument()
    await tools.click()
    await expect.element(entry).toHaveTextContent('🔥')
    await userEvent.keyboard('{Escape}')
    await expect.element(entry).not.toBeInTheDocument()
    await expect.element(tools).toHaveFocus()
    await tools.click()
    await clickAt(700, 700)
    await expect.element(entry).not.toBeInTheDocument()
    await tools.click()
    await entry.click()
    await expect.element(entry).not.toBeInTheDocument()
  })

  it('opens a dropdown with the arrow keys, which also move through it', async () => {
    await renderHeader()
    const tools = find('header nav li:nth-child(2) details')
    const [first, last] = [links(tools)[0], links(tools).at(-1)]
    tools.querySelector('summary')?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(focused).toBe(first)
    await userEvent.keyboard('{End}')
    await expect.poll(focused).toBe(last)
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(focused).toBe(first)
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(focused).toBe(last)
    await userEvent.keyboard('{Home}')
    await expect.poll(focused).toBe(first)
  })

  it('opens one menu at a time and closes it when the focus leaves', async () => {
    await renderHeader()
    const tools = find('header nav li:nth-child(2) details')
    const languages = find('header details:has(summary [lang="en"])')
    await userEvent.click(tools.querySelector('summary') as HTMLElement)
    await expect.poll(openedMenus).toEqual([tools])
    languages.querySelector('summary')?.focus()
    await expect.poll(openedMenus).toEqual([])
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(openedMenus).toEqual([languages])
    await expect.poll(focused).toBe(links(languages)[0])
    await userEvent.keyboard('{Escape}')
    await expect.poll(openedMenus).toEqual([])
  })

  it('shows a picture and a description in every entry of the dropdowns', async () => {
    await renderHeader()
    const entries = [...document.querySelectorAll('header nav[class*="max-lg"] details a')]
    expect(entries.length).toBeGreaterThan(15)
    for (const entry of entries) {
      expect(entry.querySelectorAll('svg')).toHaveLength(1)
      expect(entry.querySelector('span > span + span')?.textContent).toMatch(/\S/)
    }
  })

  it('is plain at the top, and translucent with a shadow from 32 px of scroll', async () => {
    await renderHeader()
    const bar = find('header')
    const readStyle = () => {
      const { backgroundColor, boxShadow } = getComputedStyle(bar)
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      canvas.fillStyle = backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data
      return { color: [red, green, blue].join(), alpha, hasShadow: boxShadow !== 'none' }
    }
    window.scrollTo(0, 31)
    await expect.poll(readStyle).toMatchObject({ alpha: 255, hasShadow: false })
    window.scrollTo(0, 32)
    await expect.poll(readStyle).toEqual({ color: '255,255,255', alpha: 217, hasShadow: true })
    window.scrollTo(0, 3000)
    await expect.poll(() => window.scrollY).toBe(3000)
    expect(bar.getBoundingClientRect().y).toBe(0)
    window.scrollTo(0, 0)
    await expect.poll(readStyle).toMatchObject({ alpha: 255, hasShadow: false })
  })

  it('does not scroll the page when the focus moves through it', async () => {
    await renderHeader()
    window.scrollTo(0, 1500)
    find('header a').focus()
    for (let press = 0; press < 3; press++) await userEvent.keyboard('{Tab}')
    expect(find('header').contains(focused())).toBe(true)
    expect(window.scrollY).toBe(1500)
  })
})

it.each(localeCodes)('fits the narrowest screen with the top menu, in %s', async (locale) => {
  await page.viewport(1024, 700)
  await loadSiteFonts()
  await renderHeader(locale)
  expect(find('header nav').checkVisibility()).toBe(true)
  expect(document.documentElement.scrollWidth).toBe(1024)
  for (const menu of document.querySelectorAll('header nav[class*="max-lg"] details')) {
    ;(menu as HTMLDetailsElement).open = true
    expect(document.documentElement.scrollWidth).toBe(1024)
    expect(menu.querySelector('[data-menu-panel]')?.getBoundingClientRect().left).toBeGreaterThan(0)
  }
  // At this width the links to the user application are visible.
  await page.viewport(1280, 700)
  expect(document.documentElement.scrollWidth).toBe(1280)
})

it('leads to the codes of this browser, in the bar and in the side menu, with their number', async () => {
  await renderHeader('en', null)
  const inBar = page.getByRole('link', { name: 'My codes 3' })
  await expect.element(inBar).toHaveAttribute('href', '/my-qr-codes')
  await page.viewport(390, 844)
  await expect.element(inBar).toBeVisible()
  await opener.click()
  const inMenu = sideMenu.getByRole('link', { name: 'My codes 3' })
  await expect.element(inMenu).toHaveAttribute('href', '/my-qr-codes')
})

it('leads to the user application from a separate menu', async () => {
  await renderHeader()
  const signIn = message('site.header.signIn')
  const account = [...document.querySelectorAll<HTMLElement>('header summary')].find(
    (summary) => summary.textContent === signIn,
  ) as HTMLElement
  await userEvent.click(account)
  for (const [name, path] of [
    [signIn, '/sign-in'],
    [message('site.header.signUp'), '/sign-up'],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true })
    await expect.element(link).toHaveAttribute('href', `https://app.example${path}`)
    await expect.element(link).toHaveAttribute('target', '_blank')
  }
})

it('has no links to sign in where there is no user application', async () => {
  await renderHeader('en', null)
  const count = () => [...document.querySelectorAll('a[target="_blank"]')].length
  expect(count()).toBe(0)
  await page.viewport(390, 844)
  await opener.click()
  await expect.element(sideMenu).toBeVisible()
  expect(count()).toBe(0)
})

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844))

  it('opens a side menu of 300 px, which Escape, the overlay, a link and going back close', async () => {
    await renderHeader()
    await opener.click()
    const width = () => sideMenu.element().getBoundingClientRect().width
    await expect.poll(width).toBe(300)
    await userEvent.keyboard('{Escape}')
    await expect.element(sideMenu).not.toBeInTheDocument()
    await opener.click()
    await clickAt(20, 400)
    await expect.element(sideMenu).not.toBeInTheDocument()
    await opener.click()
    await sideMenu.getByRole('link', { name: 'Pricing' }).click()
    await expect.element(sideMenu).not.toBeInTheDocument()
    await opener.click()
    // Back and forward between addresses that differ only in the query.
    window.dispatchEvent(new PopStateEvent('popstate'))
    await expect.element(sideMenu).not.toBeInTheDocument()
    await opener.click()
    await page.viewport(1440, 900)
    await expect.element(sideMenu).not.toBeInTheDocument()
  })

  it('leaves while a page with a bar at the bottom is scrolled down, unless it has the focus', async () => {
    const { container } = await renderHeader()
    const bar = find('header')
    const bottom = () => bar.getBoundingClientRect().bottom
    window.scrollTo(0, 500)
    await expect.poll(() => bar.dataset.hidden).toBe('true')
    await expect.poll(bottom).toBe(bar.offsetHeight)
    container.append(Object.assign(document.createElement('div'), { id: 'bar' }))
    find('#bar').dataset.bottomBar = ''
    await expect.poll(bottom).toBe(0)
    window.scrollTo(0, 480)
    await expect.poll(bottom).toBe(bar.offsetHeight)
    window.scrollTo(0, 600)
    await expect.poll(bottom).toBe(0)
    ;(opener.element() as HTMLElement).focus({ preventScroll: true })
    await expect.poll(bottom).toBe(bar.offsetHeight)
    window.scrollTo(0, 700)
    await expect.poll(() => window.scrollY).toBe(700)
    expect(bar.dataset.hidden).toBeUndefined()
  })

  it('keeps the focus in the side menu, returns it, and does not scroll the page behind', async () => {
    await renderHeader()
    window.scrollTo(0, 200)
    ;(opener.element() as HTMLElement).focus({ preventScroll: true })
    await userEvent.keyboard('{Enter}')
    await expect.element(sideMenu).toBeVisible()
    const dialog = sideMenu.element()
    const stops = [...dialog.querySelectorAll('a, button, summary')].filter((stop) =>
      stop.checkVisibility(),
    )
    for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
      for (let press = 0; press <= stops.length; press++) {
        await userEvent.keyboard(key)
        expect(dialog.contains(focused())).toBe(true)
      }
    }
    for (const x of [20, 300]) {
      await cdp().send('Input.dispatchMouseEvent', {
        type: 'mouseWheel',
        x,
        y: 400,
        deltaX: 0,
        deltaY: 2000,
      })
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
    expect(window.scrollY).toBe(200)
  })

  it('marks batch in the side menu and opens sign-in and sign-up in a new tab', async () => {
    await renderHeader()
    await opener.click()
    await sideMenu.getByText('Tools', { exact: true }).click()
    await expect.element(sideMenu.getByRole('link', { name: /Batch/ })).toHaveTextContent('🔥')
    for (const [key, path] of [
      ['site.header.signIn', '/sign-in'],
      ['site.header.signUp', '/sign-up'],
    ] as const) {
      const link = sideMenu.getByRole('link', { name: message(key), exact: true })
      await expect.element(link).toHaveAttribute('href', `https://app.example${path}`)
      await expect.element(link).toHaveAttribute('target', '_blank')
    }
  })
})

it('shows the side menu in full on the narrowest phone, where a touch outside only closes it', async () => {
  await page.viewport(320, 640)
  await renderHeader()
  await opener.click()
  const box = () => sideMenu.element().getBoundingClientRect()
  await expect.poll(() => ({ x: box().x, width: box().width })).toEqual({ x: 20, width: 300 })
  clicked.mockClear()
  // Position of the logo, which is below the overlay.
  const touch = { x: 18, y: 30 }
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] })
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.element(sideMenu).not.toBeInTheDocument()
  expect(clicked.mock.calls.some(([target]) => target.closest('header > div > div a'))).toBe(false)
})
