import { afterEach, expect, it, vi } from 'vitest'
import { defaultDesign } from '@/qr/design'
import { createDesignChecker } from './design-checker'

const input = { text: 'https://example.com/a', design: { ...defaultDesign, marginModules: 1 } }

afterEach(() => vi.unstubAllGlobals())

it('measures and repairs on the page itself where there are no workers', async () => {
  vi.stubGlobal('Worker', undefined)
  const checker = createDesignChecker()
  const onQuick = vi.fn()
  const checked = await checker.check(input, { onQuick })
  expect(checked).toMatchObject({ ok: true, verdict: 'amber', stress: null })
  expect(onQuick).toHaveBeenCalledOnce()
  const repaired = await checker.repair(input)
  expect(repaired).toMatchObject({ ok: true, changes: [{ key: 'margin', to: 4 }] })
})

it('goes on by itself when the worker dies', async () => {
  let started = 0
  vi.stubGlobal('Worker', function start() {
    started += 1
    return {
      postMessage: () => {},
      terminate: () => {},
      addEventListener: (type: string, listen: (event: { message: string }) => void) => {
        if (type === 'error') setTimeout(() => listen({ message: 'not found' }))
      },
    }
  })
  const checker = createDesignChecker()
  expect(await checker.check(input)).toMatchObject({ ok: true, stress: null })
  expect(await checker.check(input)).toMatchObject({ ok: true, stress: null })
  expect(started).toBe(1)
})

it('asks nothing for a question that was taken back', async () => {
  vi.stubGlobal('Worker', undefined)
  const controller = new AbortController()
  controller.abort()
  expect(await createDesignChecker().check(input, { signal: controller.signal })).toBeNull()
})
