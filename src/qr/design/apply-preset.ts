import { levels } from '@/qr/encode/matrix'
import type { Design, Fill, Frame, Logo } from './design'
import { findMainColor } from './find-main-color'
import type { PresetDesign } from './preset-design'

/**
 * Applies the style of a preset to a design. Logo, frame and size are unchanged, and the level is
 * only raised. The frame changes to the colors of the preset; in the logo, only parts in the
 * color of the old modules or background change.
 */
export function applyPreset(design: Design, preset: PresetDesign): Design {
  const { modules, finders, background, level = 'L' } = preset
  return {
    ...design,
    modules,
    finders,
    background,
    level: levels.indexOf(level) > levels.indexOf(design.level) ? level : design.level,
    marginModules: preset.marginModules ?? design.marginModules,
    logo: design.logo && followLogo(design.logo, design, preset),
    frame: design.frame && followFrame(design.frame, preset),
  }
}

/**
 * Fills the frame like the modules and its text like the background: the same contrast as the code.
 */
function followFrame(frame: Frame, { modules, finders, background }: PresetDesign): Frame {
  return {
    ...frame,
    fill: finders.frameFill ?? modules.fill,
    textColor: findMainColor(background.fill) ?? '#ffffff',
  }
}

function followLogo(logo: Logo, before: Design, { modules, background }: PresetDesign): Logo {
  const { source, backdrop } = logo
  const foreground = findMainColor(before.modules.fill)
  return {
    ...logo,
    source:
      source.kind === 'icon' && source.color === foreground
        ? { ...source, color: findMainColor(modules.fill) ?? source.color }
        : source,
    backdrop: sameFill(backdrop, before.background.fill) ? background.fill : backdrop,
  }
}

function sameFill(first: Fill, second: Fill): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}
