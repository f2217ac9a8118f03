import type { Level } from '@/qr/encode/matrix'
import { moduleShapeDrawings } from '@/qr/render/module-shapes'

export const sizePxLimits = { min: 100, max: 8192 } as const
export const marginModulesLimits = { min: 0, max: 20 } as const
/** Limits of the logo's side as a share of the symbol's side, without the quiet zone. */
export const logoSizeLimits = { min: 0.08, max: 0.5 } as const
export const frameTextMaxLength = 60
export const frameTextLines = 2
export const frameTextScaleLimits = { min: 0.5, max: 1 } as const

/** How a data module is drawn. */
export const moduleShapes = Object.keys(moduleShapeDrawings) as readonly ModuleShape[]
export type ModuleShape = keyof typeof moduleShapeDrawings

/** The ring of a finder pattern: 7 modules wide, one thick. */
export const finderFrames = [
  'square',
  'rounded',
  'extra-rounded',
  'circle',
  'leaf',
  'cut',
  'octagon',
  'speech',
] as const
export type FinderFrame = (typeof finderFrames)[number]

/** The eye of a finder pattern: 3 modules wide. */
export const finderPupils = [
  'square',
  'rounded',
  'circle',
  'leaf',
  'cut',
  'octagon',
  'diamond',
  'flower',
  'star',
  'cushion',
] as const
export type FinderPupil = (typeof finderPupils)[number]

export const logoShapes = ['square', 'rounded', 'circle'] as const
/**
 * Modules that are removed for the logo: whole modules under it, its outline with margin, or none.
 */
export const logoClearings = ['modules', 'outline', 'none'] as const

/** Frames around a code; the first eight contain text. */
export const frameShapes = [
  'banner-below',
  'banner-above',
  'label-below',
  'ribbon',
  'bubble',
  'ticket',
  'badge',
  'phone',
  'border',
  'corners',
] as const
export type FrameShape = (typeof frameShapes)[number]
/** Frames without room for a text. */
export const textlessFrames: readonly FrameShape[] = ['border', 'corners']

/** Built-in pictures for a logo. */
export const logoIcons = [
  'wifi',
  'link',
  'mail',
  'phone',
  'pin',
  'calendar',
  'person',
  'heart',
  'star',
  'cart',
  'play',
  'camera',
] as const
export type LogoIcon = (typeof logoIcons)[number]

export const frameFonts = ['sans', 'display'] as const

/** '#rrggbb', or '#rrggbbaa' with alpha. */
type Color = string

/** `offset` from 0 to 1. */
type Stop = { offset: number; color: Color }

/**
 * A gradient of modules, finders or background spans the box of the symbol without its quiet zone,
 * so that the same gradient matches in all of them; that of a frame spans the whole picture, that
 * of a logo's backdrop the backdrop. 0° runs from left to right, 90° from top to bottom; radial
 * runs from the center to the corners.
 */
export type Fill =
  | { kind: 'solid'; color: Color }
  | { kind: 'linear'; angleDegrees: number; stops: Stop[] }
  | { kind: 'radial'; stops: Stop[] }
  | { kind: 'none' }

export type Logo = {
  source:
    | { kind: 'icon'; name: LogoIcon; color: Color }
    /** A PNG, JPEG, WebP or SVG file; SVG only without scripts, see `render/`. */
    | { kind: 'image'; dataUrl: string; widthPx: number; heightPx: number }
  size: number
  marginModules: number
  shape: (typeof logoShapes)[number]
  clearing: (typeof logoClearings)[number]
  backdrop: Fill
}

export type Frame = {
  shape: FrameShape
  fill: Fill
  /** One or two lines. */
  text: string
  /** Size of the text as a share of the largest that fits; 1 if absent. */
  textScale?: number | undefined
  textColor: Color
  font: (typeof frameFonts)[number]
  /**
   * BCP 47; selects the Chinese or Japanese form of a character; the language of the code's author.
   */
  language: string
}

/**
 * The style of a code: the object that is saved, shared and sent to the API, with its version.
 * Validated by `designSchema`.
 */
export type Design = {
  version: 2
  /** Minimum level; the symbol has a higher one if its version stays the same. */
  level: Level
  /** Minimum version of the symbol. */
  minVersion: number
  mask: 'auto' | number
  /** Whether the symbol names UTF-8 as its encoding (ECI 26); 'auto': if readers have to guess. */
  eci: 'auto' | boolean
  /** Width of the exported picture, quiet zone and frame included. */
  sizePx: number
  /** Quiet zone on each side; ISO/IEC 18004 requires 4. */
  marginModules: number
  modules: {
    shape: ModuleShape
    /** Size of separate modules (dot, diamond, star …), as a share of a module's side. */
    scale: number
    fill: Fill
  }
  finders: {
    frame: FinderFrame
    pupil: FinderPupil
    /** null: filled like the modules. */
    frameFill: Fill | null
    pupilFill: Fill | null
  }
  /** Behind the code and its quiet zone; `none` is transparent. */
  background: {
    fill: Fill
    /** Rounding of the background's corners, in modules. */
    cornerModules: number
  }
  logo: Logo | null
  frame: Frame | null
}

/** The default color of codes, which print files contain as black ink alone (K 100). */
export const pureBlack = '#000000'

export const defaultDesign: Design = {
  version: 2,
  level: 'M',
  minVersion: 1,
  mask: 'auto',
  eci: 'auto',
  sizePx: 1000,
  marginModules: 4,
  modules: { shape: 'square', scale: 1, fill: { kind: 'solid', color: pureBlack } },
  finders: { frame: 'square', pupil: 'square', frameFill: null, pupilFill: null },
  background: { fill: { kind: 'solid', color: '#ffffff' }, cornerModules: 0 },
  logo: null,
  frame: null,
}
