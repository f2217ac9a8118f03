import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { type Design, defaultDesign } from '@/qr/design/design'
import { checkDesign } from './check-design'
import { checkPicture } from './check-picture'
import type { CheckResult } from './check-result'
import { arbitraryDesigns } from './designs-for-test'
import { drawDesign } from './draw-design'
import { readExport } from './read-export-for-test'
import { stressEngines } from './stress-engines'

const text = 'https://example.com/a'

// Decoding takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })
beforeAll(prepareZxingFromPackage)

async function check(change: Partial<Design> = {}): Promise<CheckResult> {
  const design = { ...defaultDesign, ...change }
  const checked = await checkDesign({ text, design }, { engines: stressEngines })
  if (!checked.ok) throw new Error(checked.reason)
  return checked
}

describe('a design', () => {
  it.each([1, 7, 12])('that is plain is green and of grade A in version %i', async (minVersion) => {
    const { verdict, grade, reasons } = await check({ minVersion })
    expect({ verdict, grade, reasons }).toEqual({ verdict: 'green', grade: 'A', reasons: [] })
  })

  it.each<[string, Partial<Design>, string, string]>([
    ['is pale', { modules: paint('#aaaaaa') }, 'red', 'contrast-low'],
    ['is rather pale', { modules: paint('#868686') }, 'amber', 'contrast-low'],
    ['has no margin', { marginModules: 0 }, 'red', 'quiet-zone-narrow'],
    ['has a narrow margin', { marginModules: 2 }, 'amber', 'quiet-zone-narrow'],
    ['is see-through', { background: ground(null) }, 'amber', 'see-through'],
    [
      'is inverted',
      { modules: paint('#ffffff'), background: ground('#000000') },
      'amber',
      'inverted',
    ],
    ['is tiny', { sizePx: 100 }, 'amber', 'picture-small'],
    [
      'has tiny dots',
      { modules: { ...defaultDesign.modules, shape: 'dot', scale: 0.5 } },
      'red',
      'modules-small',
    ],
  ])('that %s is told so', async (_, change, verdict, key) => {
    const result = await check(change)
    expect(result.reasons.map((reason) => reason.key)).toContain(key)
    expect(['amber', 'red'].indexOf(result.verdict)).toBeGreaterThanOrEqual(
      ['amber', 'red'].indexOf(verdict),
    )
    expect(result.repairs.length).toBeGreaterThan(0)
  })

  it('that nothing can be seen of is unreadable', async () => {
    const { verdict, grade, stress } = await check({ modules: paint('#fefefe') })
    expect({ verdict, grade }).toEqual({ verdict: 'unreadable', grade: 'F' })
    expect(stress?.some(({ ok }) => ok)).toBe(false)
  })

  it('is judged alike each time', async () => {
    const change = { modules: paint('#777777'), marginModules: 1 }
    expect(await check(change)).toEqual(await check(change))
  })

  it('is judged at once without the stress test, which follows', async () => {
    const heard: CheckResult[] = []
    const result = await checkDesign(
      { text, design: defaultDesign },
      { engines: stressEngines, onQuick: (quick) => heard.push(quick) },
    )
    expect(heard.map(({ verdict, stress }) => ({ verdict, stress }))).toEqual([
      { verdict: 'green', stress: null },
    ])
    expect(result).toMatchObject({ ok: true, verdict: 'green' })
  })

  it('stops when it is told to', async () => {
    const controller = new AbortController()
    const options = {
      engines: stressEngines,
      signal: controller.signal,
      onQuick: () => controller.abort(),
    }
    await expect(checkDesign({ text, design: defaultDesign }, options)).rejects.toThrow(/abort/i)
  })

  it('with a text that fits no symbol is refused as the encoder does', async () => {
    const checked = await checkDesign(
      { text: 'x'.repeat(5000), design: defaultDesign },
      { engines: [] },
    )
    expect(checked).toMatchObject({ ok: false, reason: 'too-long' })
  })
})

// The long run is `npm run bench -- check`.
it('is as good as its check says', async () => {
  const seen = { green: 0, unreadable: 0 }
  for (const input of fc.sample(arbitraryDesigns(), { numRuns: 40, seed: 18004 })) {
    const drawn = drawDesign(input)
    if (!drawn.ok) continue
    const predicted = await checkPicture(drawn.picture, { engines: [] })
    if (predicted.verdict === 'unreadable') {
      seen.unreadable += 1
      expect({ ...input, readers: await readExport(input, drawn.picture) }).toEqual({
        ...input,
        readers: [],
      })
    }
    if (predicted.verdict !== 'green') continue
    const { verdict } = await checkPicture(drawn.picture, { engines: stressEngines })
    if (verdict !== 'green') continue
    seen.green += 1
    expect({ ...input, readers: await readExport(input, drawn.picture) }).toEqual({
      ...input,
      readers: ['zxing', 'qr', 'jsqr'],
    })
  }
  expect(seen.green).toBeGreaterThan(3)
  expect(seen.unreadable).toBeGreaterThan(1)
})

function paint(color: string): Design['modules'] {
  return { ...defaultDesign.modules, fill: { kind: 'solid', color } }
}

function ground(color: string | null): Design['background'] {
  return { fill: color ? { kind: 'solid', color } : { kind: 'none' }, cornerModules: 0 }
}
