import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levels } from '@/qr/encode/matrix'
import { applyPreset } from './apply-preset'
import { type Design, defaultDesign, type Frame } from './design'
import { anyDesign } from './design-for-test'
import { designSchema } from './design-schema'
import { estimateContrast } from './estimate-contrast'
import { pickPreset, presetDesignSchema } from './preset-design'
import { presets } from './presets'
import { wearsPreset } from './wears-preset'

const anyPreset = fc.constantFrom(...presets.map(({ design }) => design))

describe('the presets', () => {
  it('are many, each with a name and a look of its own', () => {
    expect(presets.length).toBeGreaterThanOrEqual(16)
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length)
    for (const { design } of presets) {
      expect(presetDesignSchema.parse(design)).toEqual(design)
      const worn = applyPreset(defaultDesign, design)
      expect(presets.filter((other) => wearsPreset(worn, other.design))).toHaveLength(1)
    }
  })

  it('show shapes of every family', () => {
    const shapes = new Set(presets.map(({ design }) => design.modules.shape))
    const frames = new Set(presets.map(({ design }) => design.finders.frame))
    expect(shapes.size).toBe(12)
    expect(frames.size).toBe(8)
  })
})

describe('applying a preset', () => {
  it('makes a valid design that wears it, and keeps what is not its look', () => {
    fc.assert(
      fc.property(anyDesign, anyPreset, (design, preset) => {
        const worn = applyPreset(design, preset)
        expect(designSchema.safeParse(worn).success).toBe(true)
        expect(wearsPreset(worn, preset)).toBe(true)
        expect(levels.indexOf(worn.level)).toBeGreaterThanOrEqual(levels.indexOf(design.level))
        for (const key of ['minVersion', 'mask', 'eci', 'sizePx'] as const) {
          expect(worn[key]).toEqual(design[key])
        }
        expect(worn.frame?.text).toBe(design.frame?.text)
        expect(worn.frame?.shape).toBe(design.frame?.shape)
        expect(worn.logo?.size).toBe(design.logo?.size)
      }),
    )
  })

  it('brings back a look that was kept, whatever stood in between', () => {
    fc.assert(
      fc.property(anyDesign, anyPreset, (design, preset) => {
        const worn = applyPreset(design, preset)
        const back = applyPreset(worn, pickPreset(design))
        // A level that was raised in between is unchanged.
        expect(pickPreset(back)).toEqual({ ...pickPreset(design), level: worn.level })
      }),
    )
  })

  it('raises a level, but never lowers one', () => {
    const preset = { ...pickPreset(defaultDesign), level: 'Q' as const }
    expect(applyPreset({ ...defaultDesign, level: 'L' }, preset).level).toBe('Q')
    expect(applyPreset({ ...defaultDesign, level: 'H' }, preset).level).toBe('H')
  })

  it('leaves the words of a frame readable', () => {
    const frame: Frame = {
      shape: 'banner-below',
      fill: { kind: 'solid', color: '#000000' },
      text: 'Scan me',
      textColor: '#ffffff',
      font: 'sans',
      language: 'en',
    }
    for (const { design } of presets) {
      const worn = applyPreset({ ...defaultDesign, frame }, design).frame as Frame
      const words: Design['modules'] = { ...design.modules, fill: worn.fill }
      const paper: Design['background'] = {
        fill: { kind: 'solid', color: worn.textColor },
        cornerModules: 0,
      }
      const { ratio } = estimateContrast({
        modules: words,
        finders: { ...design.finders, frameFill: null, pupilFill: null },
        background: paper,
      })
      expect(ratio).toBeGreaterThan(4.5)
    }
  })

  it('gives an icon and its backdrop the new colors where they had the old ones', () => {
    const { modules, background } = defaultDesign
    const foreground = modules.fill.kind === 'solid' ? modules.fill.color : ''
    const logo = {
      source: { kind: 'icon', name: 'wifi', color: foreground },
      size: 0.2,
      marginModules: 1,
      shape: 'square',
      clearing: 'modules',
      backdrop: background.fill,
    } satisfies Design['logo']
    const preset = presets.find(({ id }) => id === 'mint')?.design
    if (!preset) throw new Error('No such preset')
    expect(applyPreset({ ...defaultDesign, logo }, preset).logo).toMatchObject({
      source: { color: '#054837' },
      backdrop: preset.background.fill,
    })
    const own = {
      ...logo,
      source: { ...logo.source, color: '#ff0000' },
      backdrop: { kind: 'none' as const },
    }
    expect(applyPreset({ ...defaultDesign, logo: own }, preset).logo).toEqual(own)
  })
})
