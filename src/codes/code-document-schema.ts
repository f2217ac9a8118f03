import { localeCodes } from '@/i18n/locales'
import { pageTypes } from '@/qr/content/content-types'
import { isTimeZone } from '@/std/is-time-zone'
import * as z from '@/std/zod'
import { targetMaxLength } from './check-target'
import type { CodeDocument } from './code-document'
import { closedReasons, fileRoles } from './code-document'
import { ruleDevices } from './rules'

export const documentLimits = {
  title: 120,
  description: 2000,
  buttons: 10,
  buttonLabel: 60,
  files: 20,
  message: 500,
  caption: 300,
  field: 8000,
  windows: 20,
  byLanguage: 20,
  split: 10,
  shareName: 60,
  weight: 1000,
  scans: 1_000_000_000,
} as const

const text = (most: number) => z.string().check(z.maxLength(most))
const listOf = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.array(item).check(z.maxLength(most))
const address = text(targetMaxLength)
const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** BCP 47: a language, optionally followed by subtags: `de`, `pt-BR`, `zh-Hant-TW`. */
const languageTag = z.string().check(z.regex(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,4}$/i))
const locale = z.enum(localeCodes)

const versionSchema = z.object({
  fields: z.record(
    z.string().check(z.maxLength(40)),
    z.union([text(documentLimits.field), z.boolean()]),
  ),
  title: text(documentLimits.title),
  description: text(documentLimits.description),
  buttons: listOf(
    z.object({ label: text(documentLimits.buttonLabel).check(z.minLength(1)), url: address }),
    documentLimits.buttons,
  ),
  files: listOf(
    z.object({ id: z.uuid(), role: z.enum(fileRoles), caption: text(documentLimits.caption) }),
    documentLimits.files,
  ),
  messages: z.optional(z.partialRecord(z.enum(closedReasons), text(documentLimits.message))),
})

const fileId = z.optional(z.nullable(z.uuid()))

const rulesSchema = z.object({
  timeZone: text(64).check(z.refine(isTimeZone)),
  windows: listOf(
    z.object({
      days: z
        .array(z.int().check(z.gte(1), z.lte(7)))
        .check(z.minLength(1), z.maxLength(7), z.refine(isWithoutRepeats)),
      from: time,
      until: time,
      url: address,
      fileIds: z.optional(listOf(z.uuid(), documentLimits.files)),
    }),
    documentLimits.windows,
  ),
  byDevice: z.partialRecord(z.enum(ruleDevices), address),
  byLanguage: listOf(
    z.object({ language: languageTag, url: address }),
    documentLimits.byLanguage,
  ).check(z.refine((rows) => isWithoutRepeats(rows.map(({ language }) => language.toLowerCase())))),
  split: listOf(
    z.object({
      name: text(documentLimits.shareName),
      url: address,
      weight: z.int().check(z.gte(1), z.lte(documentLimits.weight)),
    }),
    documentLimits.split,
  ),
  expiry: z.nullable(
    z.object({
      at: z.nullable(z.iso.datetime({ offset: true })),
      scans: z.nullable(z.int().check(z.gte(1), z.lte(documentLimits.scans))),
      fallbackUrl: z.nullable(address),
    }),
  ),
  startsAt: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
  passQuery: z.optional(z.boolean()),
})

/**
 * Schema of a submitted document: types, sizes and counts. `checkDocument` validates the contents
 * of its fields and its addresses.
 */
export const codeDocumentSchema = z.object({
  version: z.literal(1),
  type: z.enum(pageTypes),
  mainLocale: locale,
  languages: z.partialRecord(locale, versionSchema),
  look: z.object({
    accent: color,
    ground: color,
    coverFileId: z.nullable(z.uuid()),
    logoFileId: fileId,
    iconFileId: fileId,
  }),
  rules: z.nullable(rulesSchema),
}) satisfies z.ZodMiniType<CodeDocument>

function isWithoutRepeats(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length
}
