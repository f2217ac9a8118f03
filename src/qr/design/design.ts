import { levels } from '@/qr/encode/matrix'
import * as z from '@/std/zod'

export const sizePxLimits = { min: 100, max: 8192 } as const
export const marginModulesLimits = { min: 0, max: 20 } as const
/** Side of the logo as a share of the side of the symbol, quiet zone not counted. */
export const logoSizeLimits = { min: 0.08, max: 0.5 } as const
export const frameTextMaxLength = 60

/** How a data module is drawn; those with a hand in their neighbours' shape say so. */
export const moduleShapes = [
  'square',
  'dot',
  'rounded',
  'extra-rounded',
  'classy',
  'classy-rounded',
  'diamond',
  'star',
  'plus',
  'horizontal',
  'vertical',
  'mosaic',
] as const
export type ModuleShape = (typeof moduleShapes)[number]

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
/** What gives way to the logo: whole modules under it, its outline with margin, or nothing. */
export const logoClearings = ['modules', 'outline', 'none'] as const

/** What stands around a code; the first eight carry text. */
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

/** Pictures of our own that may stand in a code instead of a file. */
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
const color = z.string().check(z.regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i))

const stops = z
  .array(z.object({ offset: z.number().check(z.gte(0), z.lte(1)), color }))
  .check(z.minLength(2), z.maxLength(16))

/**
 * A gradient of modules, finders or background spans the box of the symbol without its quiet zone,
 * so that the same gradient matches in all of them; that of a frame spans the whole picture, that
 * of a logo's backdrop the backdrop. 0° runs from left to right, 90° from top to bottom; radial runs
 * from the centre to the corners.
 */
export const fillSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('solid'), color }),
  z.object({
    kind: z.literal('linear'),
    angleDegrees: z.number().check(z.gte(0), z.lt(360)),
    stops,
  }),
  z.object({ kind: z.literal('radial'), stops }),
  z.object({ kind: z.literal('none') }),
])
export type Fill = z.infer<typeof fillSchema>

const logoSchema = z.object({
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('icon'), name: z.enum(logoIcons), color }),
    z.object({
      kind: z.literal('image'),
      /** A PNG, JPEG, WebP or SVG file; SVG only without scripts, see `render/`. */
      dataUrl: z
        .string()
        .check(
          z.regex(/^data:image\/(png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+=*$/),
          z.maxLength(4_000_000),
        ),
      widthPx: z.number().check(z.positive()),
      heightPx: z.number().check(z.positive()),
    }),
  ]),
  size: z.number().check(z.gte(logoSizeLimits.min), z.lte(logoSizeLimits.max)),
  marginModules: z.number().check(z.gte(0), z.lte(4)),
  shape: z.enum(logoShapes),
  clearing: z.enum(logoClearings),
  backdrop: fillSchema,
})
export type Logo = z.infer<typeof logoSchema>

const frameSchema = z.object({
  shape: z.enum(frameShapes),
  fill: fillSchema,
  text: z.string().check(z.maxLength(frameTextMaxLength)),
  textColor: color,
  font: z.enum(frameFonts),
  /** Decides between Chinese and Japanese forms of one character; the maker's own language. */
  language: z.string().check(z.maxLength(10)),
})
export type Frame = z.infer<typeof frameSchema>

/** How a code looks. What is saved, shared or sent to the API is this object, with its version. */
export const designSchema = z.object({
  version: z.literal(2),
  /** At least this level; a higher one is taken where it costs nothing. */
  level: z.enum(levels),
  /** The symbol is never smaller than this version. */
  minVersion: z.int().check(z.gte(1), z.lte(40)),
  mask: z.union([z.literal('auto'), z.int().check(z.gte(0), z.lte(7))]),
  /** Whether the symbol names UTF-8 as its encoding (ECI 26). */
  eci: z.boolean(),
  /** Width of the exported picture, quiet zone and frame included. */
  sizePx: z.int().check(z.gte(sizePxLimits.min), z.lte(sizePxLimits.max)),
  /** Quiet zone on each side; ISO/IEC 18004 asks for 4. */
  marginModules: z.int().check(z.gte(marginModulesLimits.min), z.lte(marginModulesLimits.max)),
  modules: z.object({
    shape: z.enum(moduleShapes),
    /** Size of separate modules (dot, diamond, star …), as a share of their place. */
    scale: z.number().check(z.gte(0.5), z.lte(1)),
    fill: fillSchema,
  }),
  finders: z.object({
    frame: z.enum(finderFrames),
    pupil: z.enum(finderPupils),
    /** null: filled like the modules. */
    frameFill: z.nullable(fillSchema),
    pupilFill: z.nullable(fillSchema),
  }),
  /** Behind the code and its quiet zone; `none` is transparent. */
  background: z.object({
    fill: fillSchema,
    /** Rounding of the ground's corners, in modules. */
    cornerModules: z.number().check(z.gte(0), z.lte(8)),
  }),
  logo: z.nullable(logoSchema),
  frame: z.nullable(frameSchema),
})

export type Design = z.infer<typeof designSchema>

export const defaultDesign: Design = {
  version: 2,
  level: 'M',
  minVersion: 1,
  mask: 'auto',
  eci: false,
  sizePx: 1000,
  marginModules: 4,
  modules: { shape: 'square', scale: 1, fill: { kind: 'solid', color: '#1a1815' } },
  finders: { frame: 'square', pupil: 'square', frameFill: null, pupilFill: null },
  background: { fill: { kind: 'solid', color: '#ffffff' }, cornerModules: 0 },
  logo: null,
  frame: null,
}
