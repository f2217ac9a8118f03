import {
  printTemplates,
  type TemplateColors,
  type TemplateName,
  type TemplateSize,
  templateNames,
  usualTemplateSize,
} from '@/qr/template'
import * as z from '@/std/zod'
import { defaultPrintBoxes, printBoxesShape } from '@/tools/shared/print-boxes/print-boxes'
import { sheetColors } from '@/tools/shared/sheet/sheet-settings'

export const templateLineMaxLength = 60
const line = z.nullable(z.string().check(z.maxLength(templateLineMaxLength)))
const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

const templateSettingsSchema = z.object({
  template: z.enum(templateNames),
  /** An id of the template's `sizes`; another one means the usual size. */
  size: z.string().check(z.maxLength(30)),
  /** null: the suggested text. */
  first: line,
  second: line,
  colors: z.object({ paper: color, text: color, accent: color }),
  color: z.enum(sheetColors),
  hasTrimMarks: z.boolean(),
  ...printBoxesShape,
})

/** The settings of a template, stored for the session. */
export type TemplateSettings = z.infer<typeof templateSettingsSchema>

export const defaultTemplateColors: TemplateColors = {
  paper: '#ffffff',
  text: '#000000',
  accent: '#1c6b42',
}

export const defaultTemplateSettings: TemplateSettings = {
  template: 'poster',
  size: '',
  first: null,
  second: null,
  colors: defaultTemplateColors,
  color: 'rgb',
  hasTrimMarks: false,
  ...defaultPrintBoxes,
}

export function readTemplateSettings(stored: unknown): TemplateSettings | undefined {
  return templateSettingsSchema.safeParse(stored).data
}

export function findTemplateSize(
  { template, size }: { template: TemplateName; size: string },
  reader: { locale: string; paper: 'a4' | 'letter' },
): TemplateSize {
  return (
    printTemplates[template].sizes.find(({ id }) => id === size) ??
    usualTemplateSize(template, reader)
  )
}
