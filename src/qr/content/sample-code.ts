import { findIconColor, planLogo } from '@/qr/check/plan-logo'
import { applyPreset } from '@/qr/design/apply-preset'
import {
  type Design,
  defaultDesign,
  type FrameShape,
  frameShapes,
  frameTextMaxLength,
  type LogoIcon,
  logoIcons,
  marginModulesLimits,
} from '@/qr/design/design'
import { type PresetId, presets } from '@/qr/design/presets'
import { type Level, levels } from '@/qr/encode/matrix'
import { type CodeType, codeTypes, type HostedType, isHostedType } from './content-types'
import { findLocalStart } from './local-form'
import { blankPageContent, encodePageContent, type PageDraft, pageFields } from './page-content'
import { parseSampleLines } from './sample-lines'

/** A code as written in an article; `fields` are `name: value` lines, named as in the form. */
export type SampleCode = {
  type: Extract<CodeType, HostedType>
  fields: string
  preset?: PresetId | null
  level?: Level | null
  marginModules?: number | null
  frameShape?: FrameShape | null
  frameText?: string | null
  icon?: LogoIcon | null
  label?: string | null
}

/** Unvalidated input of the same shape. */
export type SampleRow = { [Name in keyof SampleCode]?: unknown }

export type SampleDrawing = { draft: PageDraft; design: Design; text: string }

const presetsById = new Map<unknown, (typeof presets)[number]['design']>(
  presets.map(({ id, design }) => [id, design]),
)
const isUnset = (value: unknown) => value === undefined || value === null || value === ''

/**
 * Reads a row as a code, its text, and the data to draw it and open it in the editor; null if any
 * part of the row is invalid. Never throws.
 *
 * @param language language of the reader: decides the order of a person’s names and, in the
 *   frame, between Chinese and Japanese forms
 */
export function readSampleCode(row: SampleRow, language = 'en'): SampleDrawing | null {
  const draft = readSampleDraft(row, language)
  if (!draft) return null
  const encoded = encodePageContent(draft)
  const design = encoded.ok && readSampleDesign(row, language)
  if (!design) return null
  return { draft, design: putIcon(encoded.text, design, row.icon), text: encoded.text }
}

/** Returns the lines of a code; a web address on its own becomes the field of a link. */
export function nameSampleFields(type: unknown, fields: string): string {
  return type === 'url' && /^\s*https?:\/\/\S+\s*$/i.test(fields) ? `url: ${fields.trim()}` : fields
}

function readSampleDraft({ type: wanted, fields }: SampleRow, language: string): PageDraft | null {
  const type = codeTypes.filter(isHostedType).find((one) => one === wanted)
  const lines = typeof fields === 'string' ? parseSampleLines(nameSampleFields(type, fields)) : null
  if (!type || !lines) return null
  const draft: PageDraft = { ...blankPageContent(type), ...findLocalStart(type, language) }
  const named = new Set<string>()
  for (const { name, value } of lines) {
    const field = pageFields[type].find((one) => one.name === name)
    if (!field || named.has(name)) return null
    named.add(name)
    if (field.options && !field.options.includes(value)) return null
    if (typeof field.initial === 'boolean' && !['true', 'false'].includes(value)) return null
    draft[name] = typeof field.initial === 'boolean' ? value === 'true' : value
  }
  return draft
}

function readSampleDesign(row: SampleRow, language: string): Design | null {
  const { preset, icon, frameShape, frameText } = row
  const level = isUnset(row.level) ? defaultDesign.level : levels.find((one) => one === row.level)
  const shape = isUnset(frameShape) ? frameShapes[0] : frameShapes.find((one) => one === frameShape)
  const words = isUnset(frameText) ? '' : frameText
  const style = isUnset(preset) ? undefined : presetsById.get(preset)
  if (!level || !shape || typeof words !== 'string' || words.length > frameTextMaxLength)
    return null
  if (!isUnset(preset) && !style) return null
  if (!isUnset(icon) && !logoIcons.some((one) => one === icon)) return null

  const isFramed = words !== '' || !isUnset(frameShape)
  const foreground = defaultDesign.modules.fill
  const plain: Design = {
    ...defaultDesign,
    level,
    frame: isFramed
      ? { shape, fill: foreground, text: words, textColor: '#ffffff', font: 'sans', language }
      : null,
  }
  const design = style ? applyPreset(plain, style) : plain
  const marginModules = isUnset(row.marginModules) ? design.marginModules : row.marginModules
  return isMargin(marginModules) ? { ...design, marginModules } : null
}

function isMargin(value: unknown): value is number {
  const { min, max } = marginModulesLimits
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max
}

function putIcon(text: string, design: Design, icon: unknown): Design {
  const name = logoIcons.find((one) => one === icon)
  if (!name) return design
  return {
    ...design,
    ...planLogo(text, design, { kind: 'icon', name, color: findIconColor(design) }),
  }
}
