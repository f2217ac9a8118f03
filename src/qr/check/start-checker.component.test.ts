import { afterAll, expect, it } from 'vitest'
import { type Design, defaultDesign } from '@/qr/design/design'
import { zxingWasmUrl } from '@/testing/zxing-wasm-url'
import type { CheckedDesign } from './check-design'
import { startChecker } from './start-checker'

const text = 'https://example.com/メニュー?lang=ja'
const input = { text, design: defaultDesign }

const checker = startChecker({ wasmUrl: zxingWasmUrl })
afterAll(() => checker.stop())

it('judges a design in its worker, first without and then with its decoders', async () => {
  let quick: CheckedDesign | undefined
  const checked = await checker.check(input, {
    onQuick: (result) => {
      quick = result
    },
  })
  expect(quick).toMatchObject({ ok: true, verdict: 'green', stress: null })
  expect(checked).toMatchObject({ ok: true, verdict: 'green', grade: 'A' })
  expect(checked?.ok && checked.stress?.every(({ ok }) => ok)).toBe(true)
})

it('asks the other decoders when the WebAssembly does not arrive', async () => {
  const withoutWasm = startChecker({ wasmUrl: '/missing.wasm' })
  const checked = await withoutWasm.check(input)
  withoutWasm.stop()
  const engines = checked?.ok ? checked.stress?.map(({ engine }) => engine) : []
  expect([...new Set(engines)].sort()).toEqual(['jsqr', 'qr'])
})

it('repairs a design that does not scan', async () => {
  const fill = { kind: 'solid', color: '#cccccc' } as const
  const pale: Design = {
    ...defaultDesign,
    marginModules: 0,
    modules: { ...defaultDesign.modules, fill },
  }
  const repaired = await checker.repair({ text, design: pale })
  expect(repaired).toMatchObject({ ok: true, result: { verdict: 'green' } })
  const keys = repaired?.ok ? repaired.changes.map(({ key }) => key) : []
  expect(keys).toEqual(expect.arrayContaining(['modules-color', 'margin']))
})

it('returns null for requests that were aborted or overtaken', async () => {
  const overtaken = checker.check(input)
  const latest = checker.check(input)
  const aborted = checker.check(input, { signal: AbortSignal.abort() })
  expect(await Promise.all([aborted, overtaken, latest])).toMatchObject([
    null,
    null,
    { ok: true, verdict: 'green' },
  ])
})
