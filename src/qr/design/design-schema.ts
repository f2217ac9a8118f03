import { levels } from '@/qr/encode/matrix'
import * as z from '@/std/zod'
import {
  type Design,
  finderFrames,
  finderPupils,
  frameFonts,
  frameShapes,
  frameTextMaxLength,
  frameTextScaleLimits,
  logoClearings,
  logoIcons,
  logoShapes,
  logoSizeLimits,
  marginModulesLimits,
  moduleShapes,
  sizePxLimits,
} from './design'

/** '#rrggbb', or '#rrggbbaa' with alpha. */
const color = z.string().check(z.regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i))

const stops = z
  .array(z.object({ offset: z.number().check(z.gte(0), z.lte(1)), color }))
  .check(z.minLength(2), z.maxLength(16))

const fillSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('solid'), color }),
  z.object({
    kind: z.literal('linear'),
    angleDegrees: z.number().check(z.gte(0), z.lt(360)),
    stops,
  }),
  z.object({ kind: z.literal('radial'), stops }),
  z.object({ kind: z.literal('none') }),
])

/** Length in characters: three megabytes in Base64. */
const logoMaxLength = 4_000_000

/** Tests in two steps, because a single pattern would backtrack character by character. */
function isPictureDataUrl(text: string): boolean {
  const [start] = /^data:image\/(png|jpeg|webp|svg\+xml);base64,/.exec(text) ?? []
  if (start === undefined) return false
  const content = text.slice(start.length)
  const end = content.search(/[^A-Za-z0-9+/]/)
  return end < 0 ? content !== '' : end > 0 && /^={1,2}$/.test(content.slice(end, end + 3))
}

const logoSchema = z.object({
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('icon'), name: z.enum(logoIcons), color }),
    z.object({
      kind: z.literal('image'),
      dataUrl: z
        .string()
        .check(z.maxLength(logoMaxLength, { abort: true }), z.refine(isPictureDataUrl)),
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

const frameSchema = z.object({
  shape: z.enum(frameShapes),
  fill: fillSchema,
  text: z.string().check(z.maxLength(frameTextMaxLength)),
  textScale: z.optional(
    z.number().check(z.gte(frameTextScaleLimits.min), z.lte(frameTextScaleLimits.max)),
  ),
  textColor: color,
  font: z.enum(frameFonts),
  language: z.string().check(z.maxLength(10)),
})

/**
 * Validates a design from outside. In a separate file, so that pages that only render designs do
 * not load the validation code.
 */
export const designSchema = z.object({
  version: z.literal(2),
  level: z.enum(levels),
  minVersion: z.int().check(z.gte(1), z.lte(40)),
  mask: z.union([z.literal('auto'), z.int().check(z.gte(0), z.lte(7))]),
  eci: z.union([z.literal('auto'), z.boolean()]),
  sizePx: z.int().check(z.gte(sizePxLimits.min), z.lte(sizePxLimits.max)),
  marginModules: z.int().check(z.gte(marginModulesLimits.min), z.lte(marginModulesLimits.max)),
  modules: z.object({
    shape: z.enum(moduleShapes),
    scale: z.number().check(z.gte(0.5), z.lte(1)),
    fill: fillSchema,
  }),
  finders: z.object({
    frame: z.enum(finderFrames),
    pupil: z.enum(finderPupils),
    frameFill: z.nullable(fillSchema),
    pupilFill: z.nullable(fillSchema),
  }),
  background: z.object({
    fill: fillSchema,
    cornerModules: z.number().check(z.gte(0), z.lte(8)),
  }),
  logo: z.nullable(logoSchema),
  frame: z.nullable(frameSchema),
}) satisfies z.ZodMiniType<Design>
