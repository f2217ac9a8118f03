import { beforeEach, expect, it, vi } from 'vitest'
import { type Design, defaultDesign } from '@/qr/design'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('Worker', undefined)
})

const load = () => import('./option-checker')
const option = (change: Partial<Design> = {}, text = 'https://example.com/a') => ({
  text,
  design: { ...defaultDesign, ...change },
  frameText: null,
})

it('tells what would become of a code, and remembers it', async () => {
  const { checkOption, findVerdict } = await load()
  const narrow = option({ marginModules: 0 })
  expect(findVerdict(narrow)).toBeUndefined()
  const found = await Promise.all([checkOption(option()), checkOption(narrow)])
  expect(found).toEqual(['green', 'red'])
  expect(findVerdict(narrow)).toBe('red')
})

it('calls what fits no symbol unreadable, and has no repair for it', async () => {
  const { checkOption, repairOption } = await load()
  const endless = option({}, 'x'.repeat(5000))
  expect(await checkOption(endless)).toBe('unreadable')
  expect(await repairOption(endless)).toBeNull()
})

it('repairs before it goes on with what nobody waits for', async () => {
  const { checkOption, repairOption } = await load()
  const order: string[] = []
  const note = (name: string) => () => order.push(name)
  await Promise.all([
    checkOption(option()).then(note('first')),
    checkOption(option({ level: 'H' })).then(note('second')),
    repairOption(option({ marginModules: 1 })).then(note('repair')),
  ])
  expect(order).toEqual(['first', 'repair', 'second'])
})

it('passes over what was taken back, and goes on', async () => {
  const { checkOption } = await load()
  const controller = new AbortController()
  const { signal } = controller
  const before = checkOption(option())
  const running = checkOption(option({ level: 'Q' }), { signal })
  controller.abort()
  await expect(running).rejects.toThrow()
  expect(await before).toBe('green')
  expect(await checkOption(option({ marginModules: 2 }))).toBe('amber')
})
