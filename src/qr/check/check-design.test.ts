import { beforeAll, describe, expect, it } from 'vitest'
import { type Design, defaultDesign, type Logo } from '@/qr/design/design'
import { checkDesign } from './check-design'
import type { CheckResult } from './check-result'
import type { PrintColorToCheck } from './draw-design'
import { expectHonestCheck } from './expect-honest-check-for-test'
import { prepareStressEngines } from './prepare-stress-engines.node'
import { stressEngines } from './stress-engines'

const text = 'https://example.com/a'

beforeAll(prepareStressEngines)

async function check(change: Partial<Design> = {}): Promise<CheckResult> {
  // A smaller picture is faster to check.
  const design = { ...defaultDesign, sizePx: 500, ...change }
  const checked = await checkDesign({ text, design }, { engines: stressEngines })
  if (!checked.ok) throw new Error(checked.reason)
  return checked
}

describe('a design', () => {
  it('with a logo that takes the reserve, but is read in every test, is not called hard to scan', async () => {
    const logo: Logo = {
      source: { kind: 'icon', name: 'heart', color: '#000000' },
      size: 0.2,
      marginModules: 0.5,
      shape: 'square',
      clearing: 'modules',
      backdrop: { kind: 'solid', color: '#ffffff' },
    }
    const checked = await checkDesign(
      { text: 'https://example.com/menu', design: { ...defaultDesign, logo } },
      { engines: stressEngines },
    )
    if (!checked.ok) throw new Error(checked.reason)
    const { verdict, grade, stress, reasons } = checked
    expect(stress?.filter(({ engine }) => engine !== 'zbar').every(({ ok }) => ok)).toBe(true)
    expect(reasons.map(({ key }) => key)).toEqual(['error-correction-low'])
    expect(verdict).toBe('amber')
    expect(['C', 'D']).toContain(grade)
  })

  it('that ZBar cannot read at any size is not green', async () => {
    const refusing = stressEngines.map((engine) =>
      engine.name === 'zbar' ? { ...engine, readTexts: () => [] } : engine,
    )
    const checked = await checkDesign({ text, design: defaultDesign }, { engines: refusing })
    expect(checked).toMatchObject({
      verdict: 'amber',
      grade: 'C',
      reasons: [{ key: 'reader-fails', severity: 'amber' }],
    })
    const inverted = await check({
      modules: paint('#ffffff'),
      background: background('#000000'),
    })
    expect(inverted.reasons.map(({ key }) => key)).toContain('reader-fails')
  })

  it('is judged by the text that ZBar decodes, with its guess of the encoding', async () => {
    const judge = async (ownText: string, eci: Design['eci']) => {
      const design = { ...defaultDesign, sizePx: 500, eci }
      const checked = await checkDesign({ text: ownText, design }, { engines: stressEngines })
      if (!checked.ok) throw new Error(checked.reason)
      return { verdict: checked.verdict, reasons: checked.reasons, repairs: checked.repairs }
    }
    expect(await judge('João', false)).toEqual({
      verdict: 'amber',
      reasons: [{ key: 'text-misread', severity: 'amber', values: { read: 'Jo瓊o' } }],
      repairs: ['encoding'],
    })
    for (const eci of ['auto', true] as const) {
      expect(await judge('João', eci)).toMatchObject({ verdict: 'green', reasons: [] })
    }
    // Banking apps decode what the payment declares.
    expect(await judge('BCD\n002\n1\nSCT\n\nMüller', 'auto')).toMatchObject({ reasons: [] })
  })

  it.each([
    [40, undefined, 'D', 'amber'],
    [40, 120, 'A', undefined],
    [2, 10, 'D', 'amber'],
    [2, 7, 'F', 'red'],
    [10, undefined, 'A', undefined],
  ])(
    'of version %i on %s mm of paper has the grade %s',
    async (minVersion, printWidthMm, grade, severity) => {
      const design = { ...defaultDesign, minVersion, sizePx: 2000 }
      const checked = await checkDesign({ text, design, printWidthMm }, { engines: [] })
      if (!checked.ok) throw new Error(checked.reason)
      expect(checked.density).toMatchObject({ version: minVersion, grade })
      expect(checked.reasons.find(({ key }) => key === 'modules-fine')?.severity).toBe(severity)
      expect(checked.grade).toBe(grade)
    },
  )

  it.each([1, 7, 12])('that is plain is green and of grade A in version %i', async (minVersion) => {
    const { verdict, grade, reasons } = await check({ minVersion })
    expect({ verdict, grade, reasons }).toEqual({ verdict: 'green', grade: 'A', reasons: [] })
  })

  it.each<[string, Partial<Design>, string, string]>([
    ['is pale', { modules: paint('#aaaaaa') }, 'red', 'contrast-low'],
    ['is rather pale', { modules: paint('#868686') }, 'amber', 'contrast-low'],
    ['has no margin', { marginModules: 0 }, 'red', 'quiet-zone-narrow'],
    ['has a narrow margin', { marginModules: 2 }, 'amber', 'quiet-zone-narrow'],
    ['is see-through', { background: background(null) }, 'amber', 'see-through'],
    [
      'is inverted',
      { modules: paint('#ffffff'), background: background('#000000') },
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
    const { verdict, grade, stress, reasons } = await check({ modules: paint('#fefefe') })
    expect({ verdict, grade }).toEqual({ verdict: 'unreadable', grade: 'F' })
    expect(reasons[0]?.key).toBe('contrast-low')
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

// More designs are in check-design.release.test.ts.
it('predicts what other packages read, for eight random designs', async () => {
  const { green, unreadable } = await expectHonestCheck({ seed: 18_004, count: 8 })
  expect(green).toBeGreaterThan(1)
  expect(unreadable).toBeGreaterThan(0)
})

function paint(color: string): Design['modules'] {
  return { ...defaultDesign.modules, fill: { kind: 'solid', color } }
}

function background(color: string | null): Design['background'] {
  return { fill: color ? { kind: 'solid', color } : { kind: 'none' }, cornerModules: 0 }
}

describe('a design in the colors of a print file', () => {
  const cmyk = { yellow: [0, 0, 1, 0], blue: [1, 0.75, 0.02, 0.18] } as const
  const checkPrint = async (printColor: PrintColorToCheck, change: Partial<Design> = {}) => {
    const design = { ...defaultDesign, sizePx: 500, ...change }
    const checked = await checkDesign({ text, design, printColor }, { engines: [] })
    if (!checked.ok) throw new Error(checked.reason)
    return checked
  }

  it('is refused in a spot yellow like yellow modules, and green in a spot blue', async () => {
    const yellow = await checkPrint({ spot: 'PANTONE 108 C', cmyk: cmyk.yellow })
    expect(yellow.verdict).toBe('red')
    const reason = yellow.reasons.find(({ key }) => key === 'ink-light')
    expect(reason).toMatchObject({ severity: 'red', values: { ink: 'PANTONE 108 C' } })
    expect(yellow.repairs).not.toContain('modules-color')
    const modules = await check({ modules: paint('#ffed00') })
    expect(['red', 'unreadable']).toContain(modules.verdict)
    expect((await checkPrint({ spot: 'PANTONE 287 C', cmyk: cmyk.blue })).verdict).toBe('green')
  })

  it('follows the modules where the spot ink has no colors of its own', async () => {
    const colorant = { spot: 'Brand', cmyk: cmyk.yellow, followsModules: true }
    expect((await checkPrint(colorant)).verdict).toBe('green')
    const pale = await checkPrint(colorant, { modules: paint('#8f8f8f') })
    expect(pale.reasons.map(({ key }) => key)).toContain('contrast-low')
    expect(pale.repairs).toContain('modules-color')
  })

  it('judges a gray by its dots of black ink, which are lighter than on a screen', async () => {
    const modules = paint('#777755')
    expect((await checkPrint('rgb', { modules })).contrast.ratio).toBeGreaterThan(4.5)
    const { contrast, reasons } = await checkPrint('cmyk', { modules })
    expect(contrast.ratio).toBeLessThan(3.2)
    expect(reasons.map(({ key }) => key)).toContain('contrast-low')
  })
})
