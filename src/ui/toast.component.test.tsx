import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '@/testing/emulate-media'
import { renderInSite } from '@/testing/render-in-site'
import { ToastProvider, useToast } from './toast'

function SaveButton() {
  const showToast = useToast()
  return (
    <button type="button" onClick={() => showToast('Saved', { tone: 'good' })}>
      Save
    </button>
  )
}

const region = page.getByRole('region', { name: 'Notifications' })
const saveButton = page.getByRole('button', { name: 'Save' })
const toast = region.getByText('Saved')
const findToast = () => region.element().firstElementChild as HTMLElement
const isLeaving = () => findToast().className.includes('animate-toast-out')
/** Effects run after the event that causes them; the toast's own timer is the only one. */
const expectTimers = (count: number) => expect.poll(() => vi.getTimerCount()).toBe(count)

/** Shows a toast; from then on only the test moves the time of the page. */
async function showToast() {
  await renderInSite(
    <ToastProvider label="Notifications" dismissLabel="Dismiss">
      <SaveButton />
    </ToastProvider>,
  )
  await saveButton.click()
  await expect.element(toast).toBeVisible()
  await expectTimers(1)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('shows a toast for 3000 ms, 300 px wide at the top right, and removes it within 300 ms', async () => {
  await emulateMedia({ reducedMotion: 'no-preference' })
  await showToast()
  await Promise.all(
    findToast()
      .getAnimations()
      .map(({ finished }) => finished),
  )
  const { x, y, width } = findToast().getBoundingClientRect()
  expect({ x, y, width }).toEqual({
    x: document.documentElement.clientWidth - 316,
    y: 16,
    width: 300,
  })
  expect(getComputedStyle(findToast()).animationDuration).toBe('0.3s')

  await vi.advanceTimersByTimeAsync(2999)
  expect(isLeaving()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(isLeaving).toBe(true)
  await expectTimers(1)
  await vi.advanceTimersByTimeAsync(299)
  await expect.element(toast).toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(1)
  await expect.element(region).toBeEmptyDOMElement()
})

it('adds toasts to a polite live region that exists before them', async () => {
  await renderInSite(
    <ToastProvider label="Notifications" dismissLabel="Dismiss">
      <SaveButton />
    </ToastProvider>,
  )
  const before = region.element()
  expect(before.getAttribute('aria-live')).toBe('polite')
  expect(before.childElementCount).toBe(0)
  await saveButton.click()
  await expect.element(toast).toBeVisible()
  expect(region.element()).toBe(before)
})

it('stops the time of a toast under the pointer and resumes it afterwards', async () => {
  await showToast()
  await vi.advanceTimersByTimeAsync(2000)
  await toast.hover()
  await expectTimers(0)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isLeaving()).toBe(false)
  await saveButton.hover()
  await expectTimers(1)
  await vi.advanceTimersByTimeAsync(999)
  expect(isLeaving()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(isLeaving).toBe(true)
})

it('stops the time of a focused toast, and returns the focus when a key dismisses it', async () => {
  await showToast()
  expect(Number.parseFloat(getComputedStyle(findToast()).animationDuration)).toBeLessThan(0.001)
  await toast.hover()
  await userEvent.tab()
  await expect.element(region.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
  await saveButton.hover()
  await expectTimers(0)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isLeaving()).toBe(false)
  await userEvent.keyboard('{Enter}')
  await expect.element(saveButton).toHaveFocus()
  await expectTimers(1)
  await vi.advanceTimersByTimeAsync(300)
  await expect.element(region).toBeEmptyDOMElement()
})
