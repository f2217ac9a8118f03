import { localeCodes } from '@/i18n/locales'
import { hostedTypes } from '@/qr/content/content-types'
import { isTimeZone } from '@/std/is-time-zone'
import * as z from '@/std/zod'
import { targetMaxLength } from './check-target'
import { type CodeDocument, closedReasons, defaultPageStyle, fileRoles } from './code-document'
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

const buttonSchema = z.strictObject({
  label: text(documentLimits.buttonLabel).check(z.minLength(1)),
  url: address,
})
const fileUseSchema = z.strictObject({
  id: z.uuid(),
  role: z._default(z.enum(fileRoles), 'content'),
  caption: z._default(text(documentLimits.caption), ''),
})
/** Values of the fields of any type; `checkDocument` validates those of the document's type. */
const fieldsSchema = z.record(
  z.string().check(z.maxLength(40)),
  z.union([text(documentLimits.field), z.boolean()]),
)

/** A language version whose fields are those of one type. */
export const versionSchemaOf = <Fields extends z.ZodMiniType>(fields: Fields) =>
  z.strictObject({
    fields,
    title: z._default(text(documentLimits.title), ''),
    description: z._default(text(documentLimits.description), ''),
    buttons: z._default(listOf(buttonSchema, documentLimits.buttons), []),
    files: z._default(listOf(fileUseSchema, documentLimits.files), []),
    messages: z.optional(z.partialRecord(z.enum(closedReasons), text(documentLimits.message))),
  })

const windowSchema = z.strictObject({
  days: z._default(
    z
      .array(z.int().check(z.gte(1), z.lte(7)))
      .check(z.minLength(1), z.maxLength(7), z.refine(isWithoutRepeats)),
    [1, 2, 3, 4, 5, 6, 7],
  ),
  from: z._default(time, '00:00'),
  until: z._default(time, '00:00'),
  url: address,
  fileIds: z.optional(listOf(z.uuid(), documentLimits.files)),
})
const shareSchema = z.strictObject({
  name: z._default(text(documentLimits.shareName), ''),
  url: address,
  weight: z._default(z.int().check(z.gte(1), z.lte(documentLimits.weight)), 1),
})
const rulesSchema = z.strictObject({
  timeZone: z._default(text(64).check(z.refine(isTimeZone, 'Not an IANA time zone')), 'UTC'),
  windows: z._default(listOf(windowSchema, documentLimits.windows), []),
  byDevice: z._default(z.partialRecord(z.enum(ruleDevices), address), {}),
  byLanguage: z._default(
    listOf(
      z.strictObject({ language: languageTag, url: address }),
      documentLimits.byLanguage,
    ).check(
      z.refine((rows) => isWithoutRepeats(rows.map(({ language }) => language.toLowerCase()))),
    ),
    [],
  ),
  split: z._default(listOf(shareSchema, documentLimits.split), []),
  expiry: z._default(
    z.nullable(
      z.strictObject({
        at: z._default(z.nullable(z.iso.datetime({ offset: true })), null),
        scans: z._default(z.nullable(z.int().check(z.gte(1), z.lte(documentLimits.scans))), null),
        fallbackUrl: z._default(z.nullable(address), null),
      }),
    ),
    null,
  ),
  startsAt: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
  passQuery: z.optional(z.boolean()),
})

const styleSchema = z.strictObject({
  accent: z._default(color, defaultPageStyle.accent),
  ground: z._default(color, defaultPageStyle.ground),
  coverFileId: z._default(z.nullable(z.uuid()), null),
  logoFileId: z.optional(z.nullable(z.uuid())),
  iconFileId: z.optional(z.nullable(z.uuid())),
})

/** The members of a document that are the same for every type. */
export const sharedDocumentShape = {
  version: z._default(z.literal(1), 1),
  mainLocale: locale,
  look: z._default(styleSchema, defaultPageStyle),
  rules: z._default(z.nullable(rulesSchema), null),
}

/**
 * Schema of a submitted document: types, sizes and counts. `checkDocument` validates the contents
 * of its fields and its addresses.
 */
export const codeDocumentSchema = z.strictObject({
  ...sharedDocumentShape,
  type: z._default(z.enum(hostedTypes), 'url'),
  languages: z.partialRecord(locale, versionSchemaOf(fieldsSchema)),
}) satisfies z.ZodMiniType<CodeDocument>

function isWithoutRepeats(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length
}
