import { luminance } from '@/qr/design/contrast-ratio'
import { type Design, type Fill, logoSizeLimits, sizePxLimits } from '@/qr/design/design'
import { fillColors, layOver } from '@/qr/design/fill-colors'
import { levels } from '@/qr/encode/matrix'
import { darkenFill, lightenFill } from './change-fill'
import type { ChangeKey, CheckResult } from './check-result'
import { backgroundLuminance, isInverted, swapColors } from './design-colors'

export type Repair = {
  /** Formats the value for the list of changes. */
  tell: (design: Design) => string | number
  /** Returns `to` with the value from `from`. */
  restore: (to: Design, from: Design) => Design
  /** Returns the design improved by one step; undefined if no further improvement is possible. */
  improve: (design: Design, result: CheckResult) => Design | undefined
}

/** Target contrast of a color, slightly above what the check requires. */
const contrastTargets = [4.8, 7, 12]
const quietZoneModules = 4
const leastPxPerModule = 4

/**
 * Repairs by the change that they make; each call makes the smallest step that may be sufficient.
 */
export const repairs: Readonly<Record<ChangeKey, Repair>> = {
  inversion: {
    tell: ({ modules }) => nameColors(modules.fill),
    restore: (to) => to,
    improve: (design) => (isInverted(design) ? swapColors(design) : undefined),
  },
  encoding: {
    tell: ({ eci }) => String(eci),
    restore: (to, { eci }) => ({ ...to, eci }),
    improve: (design) => (design.eci === false ? { ...design, eci: 'auto' } : undefined),
  },
  level: defineRepair({
    get: ({ level }) => level,
    set: (design, level) => ({ ...design, level }),
    better: (level) => levels[levels.indexOf(level) + 1],
  }),
  'modules-color': defineRepair({
    get: ({ modules }) => modules.fill,
    set: (design, fill) => ({ ...design, modules: { ...design.modules, fill } }),
    better: darken,
  }),
  'finder-frame-color': defineRepair({
    get: ({ finders }) => finders.frameFill,
    set: (design, frameFill) => ({ ...design, finders: { ...design.finders, frameFill } }),
    better: darken,
  }),
  'finder-pupil-color': defineRepair({
    get: ({ finders }) => finders.pupilFill,
    set: (design, pupilFill) => ({ ...design, finders: { ...design.finders, pupilFill } }),
    better: darken,
  }),
  'background-color': defineRepair({
    get: ({ background }) => background.fill,
    set: (design, fill) => ({ ...design, background: { ...design.background, fill } }),
    better: (fill, design) => {
      const ownLuminance = backgroundLuminance(design)
      if (fill.kind === 'none' || ownLuminance > 0.95) return undefined
      return lightenFill(fill, Math.min(1, ownLuminance + 0.2))
    },
  }),
  'background-filled': defineRepair({
    get: ({ background }) => background.fill,
    set: (design, fill) => ({ ...design, background: { ...design.background, fill } }),
    better: (fill) => {
      const [first, ...others] = fillColors(fill)
      if (first && [first, ...others].every(({ opacity }) => opacity === 1)) return undefined
      return { kind: 'solid', color: first ? layOver(first, '#ffffff') : '#ffffff' }
    },
  }),
  margin: defineRepair({
    get: ({ marginModules }) => marginModules,
    set: (design, marginModules) => ({ ...design, marginModules }),
    better: (margin) => (margin < quietZoneModules ? quietZoneModules : undefined),
  }),
  corner: defineRepair({
    get: ({ background }) => background.cornerModules,
    set: (design, cornerModules) => ({
      ...design,
      background: { ...design.background, cornerModules },
    }),
    better: (corner) => (corner > 0 ? Math.ceil(corner) - 1 : undefined),
  }),
  size: defineRepair({
    get: ({ sizePx }) => sizePx,
    set: (design, sizePx) => ({ ...design, sizePx }),
    better: (sizePx, _, { pxPerModule }) => {
      const larger = Math.ceil((sizePx * leastPxPerModule) / pxPerModule)
      return larger > sizePx && sizePx < sizePxLimits.max
        ? Math.min(larger, sizePxLimits.max)
        : undefined
    },
  }),
  'module-scale': defineRepair({
    get: ({ modules }) => modules.scale,
    set: (design, scale) => ({ ...design, modules: { ...design.modules, scale } }),
    better: (scale) => {
      if (scale < 0.8) return 0.8
      return scale < 1 ? Math.min(1, Math.floor(scale * 10 + 1.001) / 10) : undefined
    },
  }),
  'finder-pupil': defineRepair({
    get: ({ finders }) => finders.pupil,
    set: (design, pupil) => ({ ...design, finders: { ...design.finders, pupil } }),
    better: plainer,
  }),
  'finder-frame': defineRepair({
    get: ({ finders }) => finders.frame,
    set: (design, frame) => ({ ...design, finders: { ...design.finders, frame } }),
    better: plainer,
  }),
  'logo-size': {
    tell: ({ logo }) => logo?.size ?? 0,
    restore: (to, { logo }) => ({ ...to, logo }),
    improve: (design) => {
      const { logo } = design
      if (!logo || logo.size <= logoSizeLimits.min) return undefined
      const size = Math.max(logoSizeLimits.min, Math.ceil(logo.size * 100 - 1.001) / 100)
      // The margin clears modules as well, so it shrinks with the logo.
      const marginModules = (logo.marginModules * size) / logo.size
      return { ...design, logo: { ...logo, size, marginModules } }
    },
  },
  'module-shape': defineRepair({
    get: ({ modules }) => modules.shape,
    set: (design, shape) => ({ ...design, modules: { ...design.modules, shape } }),
    better: plainer,
  }),
}

type Field<Value> = {
  get: (design: Design) => Value
  set: (design: Design, value: Value) => Design
  better: (value: Value, design: Design, result: CheckResult) => Value | undefined
}

function defineRepair<Value extends string | number | Fill | null>({
  get,
  set,
  better,
}: Field<Value>): Repair {
  return {
    tell: (design) => {
      const value = get(design)
      return typeof value === 'object' ? nameColors(value ?? design.modules.fill) : value
    },
    restore: (to, from) => set(to, get(from)),
    improve: (design, result) => {
      const value = better(get(design), design, result)
      return value === undefined ? undefined : set(design, value)
    },
  }
}

/** Simplifies any shape to the rounded one, and the rounded one to the square. */
function plainer(shape: string): 'rounded' | 'square' | undefined {
  if (shape === 'square') return undefined
  return shape === 'rounded' ? 'square' : 'rounded'
}

function nameColors(fill: Fill): string {
  return fillColors(fill)
    .map(({ color }) => color)
    .join(' → ')
}

/** Darkens to the next contrast of the list, against the darkest background. */
function darken<Value extends Fill | null>(fill: Value, design: Design): Fill | undefined {
  const colors = fill ? fillColors(fill) : []
  if (!fill || colors.length === 0) return undefined
  const ownLuminance = backgroundLuminance(design) + 0.05
  const brightest = Math.max(...colors.map((color) => luminance(layOver(color, '#ffffff'))))
  const target = contrastTargets.find((ratio) => ratio > ownLuminance / (brightest + 0.05) + 0.1)
  return target && brightest > 0.002
    ? darkenFill(fill, Math.max(0, ownLuminance / target - 0.05))
    : undefined
}
