import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { announceWorkDone } from '@/ui/work-done'
import { catchInstallPrompt } from './catch-install-prompt'
import { InstallPrompt } from './install-prompt'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

const offer = page.getByRole('region', { name: message('site.install.label') })
const findButton = (key: 'install' | 'later' | 'never') =>
  offer.getByRole('button', { name: message(`site.install.${key}`), exact: true })
const findDismissal = () => localStorage.getItem('install-dismissed')
const prompt = vi.fn(async () => {})

/** Dispatches Chromium's event for an installable site. */
function offerToInstall() {
  const event = new Event('beforeinstallprompt', { cancelable: true })
  const userChoice = Promise.resolve({ outcome: 'accepted' })
  window.dispatchEvent(Object.assign(event, { prompt, userChoice }))
  expect(event.defaultPrevented).toBe(true)
}

async function finishWork() {
  announceWorkDone()
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(3999)
  // The offer is still pending.
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
}

new Function(catchInstallPrompt)()

beforeEach(() => {
  prompt.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('offers the browser’s install dialog four seconds after work is done', async () => {
  offerToInstall()
  await renderInSite(<InstallPrompt locale="en" />)
  await finishWork()
  await expect.element(offer.getByText(message('site.install.text'))).toBeVisible()
  expect(prompt).not.toHaveBeenCalled()
  await findButton('install').click()
  await expect.element(offer).not.toBeInTheDocument()
  expect(prompt).toHaveBeenCalledOnce()
  expect(findDismissal()).toBe('never')
})

it('remembers “not now” for thirty days and “don’t ask again” for good', async () => {
  offerToInstall()
  await renderInSite(<InstallPrompt locale="en" />)
  await finishWork()
  await findButton('later').click()
  await expect.element(offer).not.toBeInTheDocument()
  await expect.element(page.getByRole('main')).toHaveFocus()
  expect(Number(findDismissal()) - Date.now()).toBe(30 * 86_400_000)

  localStorage.removeItem('install-dismissed')
  await finishWork()
  await findButton('never').click()
  await expect.element(offer).not.toBeInTheDocument()
  expect(findDismissal()).toBe('never')
  expect(prompt).not.toHaveBeenCalled()
})

it('explains on iOS how to install the site by hand', async () => {
  window.dispatchEvent(new Event('appinstalled'))
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iPhone)
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5)
  Object.defineProperty(navigator, 'userAgentData', { value: undefined, configurable: true })
  await renderInSite(<InstallPrompt locale="en" />)
  await finishWork()
  await expect.element(offer.getByText(message('site.install.byHand'))).toBeVisible()
  await expect.element(findButton('later')).toBeVisible()
  await expect.element(findButton('install')).not.toBeInTheDocument()
})
