import type { Design } from './design'
import type { PresetDesign } from './preset-design'

/** Whether a design looks as a preset has it, whatever its logo, frame, level and size. */
export function wearsPreset(design: Design, preset: PresetDesign): boolean {
  return (
    (preset.marginModules ?? design.marginModules) === design.marginModules &&
    describeLook(design) === describeLook(preset)
  )
}

/** Field by field, since what was saved elsewhere may have its fields in another order. */
function describeLook({ modules, finders, background }: PresetDesign): string {
  return JSON.stringify([
    modules.shape,
    modules.scale,
    sortFields(modules.fill),
    finders.frame,
    finders.pupil,
    sortFields(finders.frameFill),
    sortFields(finders.pupilFill),
    background.cornerModules,
    sortFields(background.fill),
  ])
}

function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields)
  if (value === null || typeof value !== 'object') return value
  return Object.entries(value)
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([name, field]) => [name, sortFields(field)])
}
