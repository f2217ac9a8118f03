import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkDesign } from '@/qr/check'
import { defaultDesign } from '@/qr/design'
import type { DesignChecker } from '@/tools/shared/style/design-checker'
import { checkHealth, type HealthState } from './check-health'

const code = {
  text: 'https://example.com/a',
  design: { ...defaultDesign, marginModules: 2 },
  frameText: null,
}
const never = () => new Promise<never>(() => {})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function follow(check: DesignChecker['check']) {
  const states: HealthState[] = []
  const controller = new AbortController()
  const checker = { check, repair: never }
  const onState = (state: HealthState) => states.push(state)
  const done = checkHealth(checker, code, { signal: controller.signal, onState })
  return { states, controller, done }
}

it('tells what is measured first, and then what decoders say', async () => {
  const stress = { engine: 'qr', pxPerModule: 4, blur: 0, noise: 0, rotation: 0 }
  const { states, done } = follow(async (input, request) => {
    const quick = await checkDesign(input, { engines: [] })
    if (!quick.ok) return quick
    request?.onQuick?.(quick)
    return { ...quick, stress: [{ ...stress, surround: 'none', ok: true }] }
  })
  await done
  expect(states).toMatchObject([
    { status: 'checking', isQuick: true, result: { verdict: 'amber' } },
    { status: 'checked', isQuick: false, result: { verdict: 'amber' } },
  ])
})

it('measures on the page when the worker does not answer at all', async () => {
  const { states } = follow(never)
  await vi.advanceTimersByTimeAsync(9000)
  expect(states).toEqual([])
  await vi.advanceTimersByTimeAsync(1500)
  await vi.waitFor(() => expect(states).toHaveLength(1))
  expect(states).toMatchObject([{ status: 'failed', isQuick: true, result: { verdict: 'amber' } }])
})

it('never calls a code well that it could not look at', async () => {
  const { states, done } = follow(() => Promise.reject(new Error('out of memory')))
  await done
  expect(states).toEqual([{ status: 'failed', result: null, isQuick: true }])
})

it('says nothing more of what has changed since', async () => {
  const { states, controller, done } = follow(async (input) => {
    controller.abort()
    return checkDesign(input, { engines: [] })
  })
  await done
  expect(states).toEqual([])
})
