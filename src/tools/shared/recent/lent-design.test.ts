import { beforeEach, expect, it, vi } from 'vitest'
import { type Design, defaultDesign } from '@/qr/design'
import { isDesignLent, lendDesign, reclaimLentDesign } from './lent-design'
import { findSessionDesign, storeSessionDesign } from './session-design'

const own: Design = { ...defaultDesign, level: 'H' }
const ofBatch: Design = { ...defaultDesign, marginModules: 6 }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

const open = () => new Promise<Design | undefined>(findSessionDesign)

it('works on the look of a batch in the editor and leaves the editor’s own as it was', async () => {
  storeSessionDesign(own)
  lendDesign(ofBatch)
  expect(isDesignLent()).toBe(true)
  expect(await open()).toEqual(ofBatch)
  const made = { ...ofBatch, level: 'Q' as const }
  storeSessionDesign(made)
  expect(await new Promise<Design>(reclaimLentDesign)).toEqual(made)
  expect(isDesignLent()).toBe(false)
  expect(await open()).toEqual(own)
})

it('brings back a plain look, too, and nothing where nothing was lent', async () => {
  lendDesign(ofBatch)
  lendDesign(ofBatch)
  storeSessionDesign(defaultDesign)
  expect(await new Promise<Design>(reclaimLentDesign)).toEqual(defaultDesign)
  expect(await open()).toBeUndefined()
  const notify = vi.fn()
  reclaimLentDesign(notify)
  expect(notify).not.toHaveBeenCalled()
})
