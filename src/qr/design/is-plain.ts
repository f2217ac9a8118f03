import type { Design, Fill } from './design'

/**
 * Whether a code is drawn as in the standard: square modules of one opaque color on one opaque
 * color or on a transparent background, without logo or frame. Such codes use the faster
 * renderers.
 */
export function isPlain({ modules, finders, background, logo, frame }: Design): boolean {
  const isModuleColor = (fill: Fill | null) =>
    fill === null ||
    (fill.kind === 'solid' && modules.fill.kind === 'solid' && fill.color === modules.fill.color)
  return (
    logo === null &&
    frame === null &&
    modules.shape === 'square' &&
    finders.frame === 'square' &&
    finders.pupil === 'square' &&
    isOpaque(modules.fill) &&
    isModuleColor(finders.frameFill) &&
    isModuleColor(finders.pupilFill) &&
    (background.fill.kind === 'none' || isOpaque(background.fill)) &&
    background.cornerModules === 0
  )
}

function isOpaque(fill: Fill): boolean {
  return fill.kind === 'solid' && fill.color.length === 7
}
