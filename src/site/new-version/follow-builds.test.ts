// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const { findNewerBuild, reloadOnce, hasUnsavedWork } = vi.hoisted(() => ({
  findNewerBuild: vi.fn<(own: string) => Promise<string | undefined>>(),
  reloadOnce: vi.fn<(occasion: string) => boolean>(),
  hasUnsavedWork: vi.fn<() => boolean>(),
}))
vi.mock('./find-newer-build', () => ({ findNewerBuild }))
vi.mock('@/ui/reload-once', () => ({ reloadOnce }))
vi.mock('@/ui/unsaved-work', () => ({ hasUnsavedWork }))
vi.mock('./version-note', () => ({ loadVersionOffer: async () => ({}) }))

const update = vi.fn(async () => {})
const workers = Object.assign(new EventTarget(), {
  controller: null as object | null,
  register: vi.fn(async () => ({ update })),
})
const offer = vi.fn()
let visibility: DocumentVisibilityState = 'visible'
let stop: () => void

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.clearAllMocks()
  findNewerBuild.mockResolvedValue(undefined)
  hasUnsavedWork.mockReturnValue(false)
  document.documentElement.dataset.build = 'own'
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  workers.controller = null
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

async function follow() {
  const { followBuilds } = await import('./follow-builds')
  stop = followBuilds('en', offer)
  await vi.advanceTimersByTimeAsync(0)
}

async function show(state: DocumentVisibilityState) {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
}

async function changeController() {
  workers.dispatchEvent(new Event('controllerchange'))
  await vi.advanceTimersByTimeAsync(0)
}

it('registers the worker, has it looked for every 20 seconds and asks for the latest build every 5 minutes', async () => {
  await follow()
  expect(workers.register).toHaveBeenCalledExactlyOnceWith('/sw.js')
  await vi.advanceTimersByTimeAsync(59_999)
  expect(update).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(240_000)
  expect(update).toHaveBeenCalledTimes(14)
  expect(findNewerBuild).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(findNewerBuild).toHaveBeenCalledExactlyOnceWith('own')
})

it('does nothing while the tab is hidden and both at once when it is seen again', async () => {
  await follow()
  await show('hidden')
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(update).not.toHaveBeenCalled()
  expect(findNewerBuild).not.toHaveBeenCalled()
  await show('visible')
  expect(update).toHaveBeenCalledTimes(1)
  expect(findNewerBuild).toHaveBeenCalledTimes(1)
})

it('reloads for a newer build when a worker takes over from another, not from none', async () => {
  findNewerBuild.mockResolvedValue('next')
  await follow()
  await changeController()
  expect(reloadOnce).not.toHaveBeenCalled()
  await changeController()
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('next')
})

it('does not reload for a worker of the page’s own build', async () => {
  workers.controller = {}
  await follow()
  await changeController()
  expect(findNewerBuild).toHaveBeenCalledTimes(1)
  expect(reloadOnce).not.toHaveBeenCalled()
})

it('offers each newer build once over unsaved work, and reloads when that is done', async () => {
  workers.controller = {}
  findNewerBuild.mockResolvedValue('next')
  hasUnsavedWork.mockReturnValue(true)
  await follow()
  await changeController()
  await show('visible')
  expect(offer).toHaveBeenCalledTimes(1)
  findNewerBuild.mockResolvedValue('after-next')
  await show('visible')
  expect(offer).toHaveBeenCalledTimes(2)
  expect(reloadOnce).not.toHaveBeenCalled()
  hasUnsavedWork.mockReturnValue(false)
  await show('visible')
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('after-next')
})

it('asks for the latest build where the browser knows no workers', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  findNewerBuild.mockResolvedValue('next')
  await follow()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('next')
})
