import { beforeAll, describe, expect, it } from 'vitest'
import { defaultDesign, type Logo, logoClearings, logoShapes } from '@/qr/design/design'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { levels } from '@/qr/encode/matrix'
import { findLargestLogoSize } from './find-largest-logo-size'
import { planLogo } from './plan-logo'
import { expectRoom, icon, picture, sources, texts, verdictOf } from './plan-logo-for-test'
import { prepareStressEngines } from './prepare-stress-engines.node'

beforeAll(prepareStressEngines)

describe('planLogo', () => {
  // Every source with every text is in plan-logo.release.test.ts.
  it.each(texts.map((text, index) => ({ text, source: sources[index] ?? icon })))(
    'makes room for a logo in a readable code: $text',
    async ({ text, source }) => expectRoom(text, source),
  )

  it('changes the symbol no more than needed', () => {
    const roomy = 'https://example.com/?'.padEnd(900, 'x')
    expect(planLogo(roomy, { ...defaultDesign, level: 'Q' }, icon)).toMatchObject({
      level: 'Q',
      minVersion: 1,
      logo: { size: 0.24 },
    })
    const { level, minVersion } = planLogo(texts[0] as string, defaultDesign, icon)
    expect(level).toBe('H')
    expect(minVersion).toBeLessThanOrEqual(6)
  })

  it('keeps what was set when the picture is exchanged', () => {
    const logo: Logo = { ...planLogo('a', defaultDesign, icon).logo, size: 0.31, shape: 'circle' }
    const design = { ...defaultDesign, logo }
    expect(planLogo('a', design, picture(10, 20))).toEqual({
      level: 'M',
      minVersion: 1,
      logo: { ...logo, source: picture(10, 20) },
    })
  })

  it('has an answer for a text that fills the largest symbol', () => {
    const { logo, level } = planLogo('x'.repeat(2953), { ...defaultDesign, level: 'L' }, icon)
    expect(level).toBe('L')
    expect(logo.size).toBeGreaterThan(0.1)
  })
})

describe('findLargestLogoSize', () => {
  it('is green at that size, whatever gives way and whatever the picture holds', async () => {
    let tried = 0
    for (const [index, level] of levels.entries()) {
      const text = texts[index % texts.length] as string
      const drawn = encodeMatrix(text, { level })
      if (!drawn.ok) throw new Error(drawn.reason)
      const clearing = logoClearings[index % logoClearings.length] ?? 'modules'
      const shape = logoShapes[index % logoShapes.length] ?? 'square'
      const logo: Logo = {
        source: picture(100, 100),
        size: 0.2,
        marginModules: 0.5,
        shape,
        clearing,
        backdrop: { kind: 'solid', color: '#ffffff' },
      }
      const size = findLargestLogoSize(logo, drawn.matrix)
      if (!size) continue
      tried += 1
      const design = { ...defaultDesign, level, logo: { ...logo, size } }
      expect({ level, size, ...(await verdictOf(text, design)) }).toMatchObject({
        verdict: 'green',
      })
    }
    expect(tried).toBeGreaterThan(2)
  })

  it('grows with the level and shrinks with the margin', () => {
    const sizes = levels.map((level) => {
      const drawn = encodeMatrix(texts[2] as string, { level })
      if (!drawn.ok) throw new Error(drawn.reason)
      const { logo } = planLogo('a', defaultDesign, icon)
      const bare = findLargestLogoSize({ ...logo, marginModules: 0 }, drawn.matrix) ?? 0
      expect(findLargestLogoSize({ ...logo, marginModules: 2 }, drawn.matrix) ?? 0).toBeLessThan(
        bare,
      )
      return bare
    })
    expect(sizes).toEqual(sizes.toSorted((first, second) => first - second))
    expect(sizes[3]).toBeGreaterThan(1.5 * (sizes[0] as number))
  })
})
