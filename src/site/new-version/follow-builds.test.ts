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
let page: EventTarget & { visibilityState: string }
let stop: () => void

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.clearAllMocks()
  findNewerBuild.mockResolvedValue(undefined)
  hasUnsavedWork.mockReturnValue(false)
  page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { dataset: { build: 'own' } },
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: workers })
  workers.controller = null
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function follow() {
  const { followBuilds } = await import('./follow-builds')
  stop = followBuilds('en', offer)
  await vi.advanceTimersByTimeAsync(0)
}

async function show(state: DocumentVisibilityState) {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
}

async function changeController() {
  workers.dispatchEvent(new Event('controllerchange'))
  await vi.advanceTimersByTimeAsync(0)
}

it('registers the worker, updates it every 20 seconds and requests the latest build every 5 minutes', async () => {
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

it('does nothing while the tab is hidden and checks both when it is visible again', async () => {
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

it('offers each newer build once while work is unsaved, and reloads afterwards', async () => {
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

it('requests the latest build in browsers without service workers', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  findNewerBuild.mockResolvedValue('next')
  await follow()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('next')
})
