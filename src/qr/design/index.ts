export { applyPreset } from './apply-preset'
export { contrastRatio } from './contrast-ratio'
export {
  type Design,
  defaultDesign,
  type Fill,
  type FinderFrame,
  type FinderPupil,
  type Frame,
  type FrameShape,
  finderFrames,
  finderPupils,
  frameFonts,
  frameShapes,
  frameTextLines,
  frameTextMaxLength,
  frameTextScaleLimits,
  type Logo,
  type LogoIcon,
  logoClearings,
  logoIcons,
  logoShapes,
  logoSizeLimits,
  type ModuleShape,
  marginModulesLimits,
  moduleShapes,
  pureBlack as inkBlack,
  sizePxLimits,
  textlessFrames,
} from './design'
export { designForText } from './design-for-text'
export { designSchema } from './design-schema'
export { type DesignEncodeOptions, encodeOptions, sameEncodeOptions } from './encode-options'
export { estimateContrast } from './estimate-contrast'
export { fillColors, layOver, splitColor } from './fill-colors'
export { findMainColor } from './find-main-color'
export { findRequiredWidthMm } from './find-required-width-mm'
export { isPlain } from './is-plain'
export { isSameDesign } from './is-same-design'
export { type PresetDesign, pickPreset, presetDesignSchema } from './preset-design'
export { presets } from './presets'
export { makeRandomDesign, type Random } from './random-design'
export { readDesign } from './read-design'
export { hasSameStyle, wearsPreset } from './wears-preset'
