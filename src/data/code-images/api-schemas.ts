import { z } from 'zod'
import { leastGrades } from '@/qr/check'
import {
  type Design,
  defaultDesign,
  designSchema,
  marginModulesLimits,
  sizePxLimits,
} from '@/qr/design'
import { levels } from '@/qr/encode'

export const imageFormats = ['svg', 'png', 'jpeg', 'webp', 'pdf', 'eps'] as const
export type ImageFormat = (typeof imageFormats)[number]

const maxSizePx = 4096
/** Maximum number of digits in the largest symbol; the maximum for other text is lower. */
const maxDataLength = 7089

const color = z
  .string()
  .regex(/^#?[0-9a-f]{6}([0-9a-f]{2})?$/i)
  .describe('Six or eight hexadecimal digits, with or without #')

/** Parameters of an image; individual parameters override the design. */
export const codeImageSchema = z
  .strictObject({
    data: z.string().min(1).max(maxDataLength).describe('Content of the code'),
    format: z.enum(imageFormats).default('svg'),
    size: z
      .int()
      .min(sizePxLimits.min)
      .max(maxSizePx)
      .optional()
      .describe('Width in pixels; default: the width of the design, or 1000 without a design'),
    width: z
      .number()
      .min(5)
      .max(1000)
      .optional()
      .describe('Width on paper in millimeters, for PDF and EPS'),
    level: z
      .enum(levels)
      .optional()
      .describe('Minimum error correction; raised where this does not enlarge the code'),
    margin: z
      .int()
      .min(marginModulesLimits.min)
      .max(marginModulesLimits.max)
      .optional()
      .describe('Quiet zone in modules; the standard requires 4'),
    color: color.optional().describe('Color of the code'),
    background: z
      .union([color, z.literal('transparent')])
      .optional()
      .describe('Color of the background, or transparent'),
    design: z.optional(designSchema).describe('The whole style; as JSON in a URL'),
    download: z
      .boolean()
      .default(false)
      .describe('Makes browsers download the picture instead of showing it'),
    check: z
      .boolean()
      .default(false)
      .describe('Returns in headers how well the picture will scan; takes a second or more'),
    minGrade: z
      .enum(leastGrades)
      .optional()
      .describe('Checks the picture, and refuses it if its grade is lower'),
  })
  .meta({ id: 'CodeImage' })

/** Parameters of the image of a dynamic code, whose design is stored with it. */
export const ownImageQuerySchema = codeImageSchema
  .pick({ size: true, width: true, download: true, check: true, minGrade: true })
  .meta({ id: 'OwnImageQuery' })

type DesignChoices = Pick<
  z.output<typeof codeImageSchema>,
  'design' | 'size' | 'level' | 'margin' | 'color' | 'background'
>

/** Returns the design with the individual parameters applied. */
export function applyChoices({
  design,
  size,
  level,
  margin,
  color,
  background,
}: DesignChoices): Design {
  const base = design ?? defaultDesign
  const fill = color === undefined ? undefined : solid(color)
  const transparentFill = background === 'transparent' ? ({ kind: 'none' } as const) : undefined
  return {
    ...base,
    sizePx: Math.min(size ?? base.sizePx, maxSizePx),
    level: level ?? base.level,
    marginModules: margin ?? base.marginModules,
    ...(fill && {
      modules: { ...base.modules, fill },
      finders: { ...base.finders, frameFill: null, pupilFill: null },
    }),
    ...(background !== undefined && {
      background: { ...base.background, fill: transparentFill ?? solid(background) },
    }),
  }
}

function solid(color: string) {
  return { kind: 'solid', color: `#${color.replace('#', '').toLowerCase()}` } as const
}
