import type { Design } from './design'
import type { PresetDesign } from './preset-design'

/** Whether a design has the style of a preset, regardless of its logo, frame, level and size. */
export function wearsPreset(design: Design, preset: PresetDesign): boolean {
  return (
    (preset.marginModules ?? design.marginModules) === design.marginModules &&
    describeStyle(design) === describeStyle(preset)
  )
}

/** Whether two presets are equal. */
export function hasSameStyle(first: PresetDesign, second: PresetDesign): boolean {
  return (
    first.level === second.level &&
    first.marginModules === second.marginModules &&
    describeStyle(first) === describeStyle(second)
  )
}

/** Serializes fields in a fixed order, because a saved design may have them in another order. */
function describeStyle({ modules, finders, background }: PresetDesign): string {
  return JSON.stringify(sortFields({ modules, finders, background }))
}

function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields)
  if (value === null || typeof value !== 'object') return value
  return Object.entries(value)
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([name, field]) => [name, sortFields(field)])
}
