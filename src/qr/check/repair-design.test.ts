import { beforeAll, describe, expect, it } from 'vitest'
import { contrastRatio } from '@/qr/design/contrast-ratio'
import { type Design, defaultDesign, type Logo } from '@/qr/design/design'
import { darkenFill } from './change-fill'
import { prepareStressEngines } from './prepare-stress-engines.node'
import { repairDesign } from './repair-design'
import { stressEngines } from './stress-engines'

const text = 'https://example.com/a'
// A smaller picture is faster to check.
const small: Design = { ...defaultDesign, sizePx: 500 }
const logo: Logo = {
  source: { kind: 'icon', name: 'heart', color: '#000000' },
  size: 0.4,
  marginModules: 1,
  shape: 'square',
  clearing: 'modules',
  backdrop: { kind: 'solid', color: '#ffffff' },
}

beforeAll(prepareStressEngines)

async function repair(change: Partial<Design>) {
  const design = { ...small, ...change }
  const repaired = await repairDesign({ text, design }, { engines: stressEngines })
  if (!repaired.ok) throw new Error(repaired.reason)
  return repaired
}

describe('the repair', () => {
  it('leaves a green design as it is', async () => {
    const { design, changes } = await repair({})
    expect(design).toEqual(small)
    expect(changes).toEqual([])
  })

  it('declares the encoding that ZBar guesses wrong', async () => {
    const design: Design = { ...small, eci: false }
    const repaired = await repairDesign({ text: 'João', design }, { engines: stressEngines })
    expect(repaired).toMatchObject({ design: small, changes: [{ key: 'encoding' }] })
  })

  it.each<[string, Partial<Design>, string[]]>([
    ['widens a margin', { marginModules: 1 }, ['margin']],
    ['darkens a color', { modules: paint('#9a9a9a') }, ['modules-color']],
    [
      'swaps inverted colors',
      { modules: paint('#ffffff'), background: background('#102030') },
      ['inversion'],
    ],
    ['fills a see-through ground', { background: background(null) }, ['background-filled']],
    ['enlarges a tiny picture', { sizePx: 100 }, ['size']],
    [
      'makes dots larger',
      { modules: { ...defaultDesign.modules, shape: 'dot', scale: 0.5 } },
      ['module-scale'],
    ],
    [
      'makes an eye plainer',
      { finders: { ...defaultDesign.finders, pupil: 'star' } },
      ['finder-pupil'],
    ],
    ['raises the level and makes a logo smaller', { level: 'L', logo }, ['level', 'logo-size']],
    [
      'does several things at once',
      { marginModules: 0, modules: paint('#b0b0b0') },
      ['modules-color', 'margin'],
    ],
  ])('%s, and nothing else', async (_, change, keys) => {
    const { result, changes, design } = await repair(change)
    expect(result.verdict).toBe('green')
    expect(changes.map(({ key }) => key)).toEqual(keys)
    for (const { from, to } of changes) expect(to).not.toBe(from)
    const repeated = await repair(design)
    expect(repeated.changes).toEqual([])
  })

  it('tells a color before and after, of the same hue', async () => {
    const { changes } = await repair({ modules: paint('#ff9090') })
    const { from, to } = changes[0] as { from: string; to: string }
    expect(from).toBe('#ff9090')
    expect(contrastRatio(to, '#ffffff')).toBeGreaterThan(4.5)
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(to.slice(at, at + 2), 16))
    expect(green).toBe(blue)
    expect(red).toBeGreaterThan(green as number)
  })
})

it('darkens every stop of a gradient that is too bright, and no other', () => {
  const stops = [
    { offset: 0, color: '#000080' },
    { offset: 1, color: '#80ff80' },
  ]
  const darker = darkenFill({ kind: 'radial', stops }, 0.15)
  expect(darker).toMatchObject({ stops: [stops[0], { offset: 1, color: expect.any(String) }] })
  expect(darker.kind === 'radial' && darker.stops[1]?.color).not.toBe('#80ff80')
})

function paint(color: string): Design['modules'] {
  return { ...defaultDesign.modules, fill: { kind: 'solid', color } }
}

function background(color: string | null): Design['background'] {
  return { fill: color ? { kind: 'solid', color } : { kind: 'none' }, cornerModules: 0 }
}
