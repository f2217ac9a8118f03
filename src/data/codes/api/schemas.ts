import { z } from 'zod'
import {
  codeDocumentSchema,
  codeStatuses,
  codeWarnings,
  contentWarnings,
  type Destination,
  editKeyPattern,
  maxBulkCodes,
  maxListedCodes,
  passwordLength,
  problemKeys,
  readSlug,
  reportReasons,
  type Scan,
  scanKinds,
  tapKinds,
  targetMaxLength,
  workspaceLimits,
} from '@/codes'
import { localeCodes } from '@/i18n/locales'
import { hostedTypes, normalizeEmail } from '@/qr/content'
import { type Design, designSchema, readDesign } from '@/qr/design'
import { isTimeZone } from '@/std/is-time-zone'
import { oneLine } from '@/std/one-line'
import { anyFieldsSchema, newDocumentSchema } from './document-schemas'
import { findUnknownMembers } from './find-unknown-members'

/** Schemas of all requests and responses of the API, from which its description is generated. */

const locale = z.enum(localeCodes).describe('One of the languages of the site')
const email = z
  .string()
  .max(320)
  .refine((typed) => normalizeEmail(typed) !== undefined, {
    params: { key: 'content.errors.email' },
    error: 'Not an e-mail address',
  })
const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, {
    params: { key: 'content.errors.timeZone' },
    error: 'Not an IANA time zone',
  })
  .describe('IANA name of the time zone of the statistics, such as Europe/Berlin')
const name = z
  .string()
  .max(120)
  .transform(oneLine)
  .describe('Name of the code, visible only to its owner')
const password = z
  .string()
  .min(passwordLength.min)
  .max(passwordLength.max)
  .describe('Visitors must enter the password before they continue; null removes it')
const ownerEmail = email.describe(
  'Recovery address for lost edit keys, stored only as a hash; null removes it',
)
const proof = z
  .string()
  .max(8000)
  .describe('Solution of GET /challenge: Base64 of JSON with “challenge” and “solution”')
const time = z.iso.datetime()

const design = z.nullable(
  designSchema.register(z.globalRegistry, { id: 'Design', description: 'Style of the code' }),
)
const slug = z.string().describe('The part of the link after /Q/; case-insensitive')
/** The properties of a code in a workspace. */
export const placementFields = {
  slug: z
    .string()
    .max(100)
    .describe('For codes in a workspace: chosen slug, the last part of the link'),
  externalId: z
    .string()
    .min(1)
    .max(workspaceLimits.externalIdLength)
    .describe('For codes in a workspace: your own id of the code'),
  folder: z.uuid().nullable().describe('For codes in a workspace: id of a folder'),
  tags: z
    .array(z.string().max(workspaceLimits.tagLength).transform(oneLine))
    .max(workspaceLimits.tagsPerCode)
    .transform((tags) => [...new Set(tags)].filter((tag) => tag !== ''))
    .describe('For codes in a workspace: tags, without an order'),
}
const revision = z
  .int()
  .min(1)
  .describe('Increases with every change; an edit contains the revision it is based on')

const url = z
  .string()
  .max(targetMaxLength)
  .describe('Where the code leads; creates a document of the type url')
const fields = anyFieldsSchema.describe('Fields of the type, in the language of “locale”')

/** The properties of a new code: one of `url`, `fields` and `document`, all else is optional. */
export const newCodeSchema = z
  .strictObject({
    url,
    type: z.enum(hostedTypes).describe('Type of the “fields”; default: url'),
    fields,
    document: newDocumentSchema.describe('All content of a code and the style of its page'),
    design,
    name,
    timeZone,
    password: password.nullable(),
    email: ownerEmail.nullable(),
    locale: locale.describe('Language of the content and of emails to the owner'),
    proof,
    ...placementFields,
  })
  .partial()
  .meta({ id: 'NewCode', description: 'One of “url”, “fields” and “document” is required' })

export const codeEditSchema = newCodeSchema
  .omit({
    ...{ type: true, locale: true, proof: true },
    ...{ slug: true, externalId: true, folder: true, tags: true },
  })
  .extend({ revision })
  .meta({ id: 'CodeEdit', description: 'The changes; omitted fields stay unchanged' })

/** Documents are accepted unvalidated, because `checkDocument` reports more precise errors. */
const unread = {
  url: z.unknown().optional(),
  fields: z.unknown().optional(),
  document: z.unknown().optional(),
  design: z.unknown().transform(transformDesign).optional(),
}
export const newCodeInput = newCodeSchema.extend(unread)
export const codeEditInput = codeEditSchema.extend(unread)
export type NewCodeInput = z.output<typeof newCodeInput>
export type CodeEditInput = z.output<typeof codeEditInput>

function transformDesign(value: unknown, context: z.RefinementCtx) {
  if (value === null || value === undefined) return value
  const read = readDesign(value)
  if (!read) {
    const { error } = designSchema.safeParse(value)
    for (const { path, message } of error?.issues ?? [])
      context.addIssue({ code: 'custom', path, message })
    return undefined
  }
  // Designs of earlier versions have other members.
  const isCurrent = (value as Design).version === read.version
  for (const path of isCurrent ? findUnknownMembers(value, read) : [])
    context.addIssue({
      ...{ code: 'custom', path, message: 'Unknown member' },
      params: { key: 'codes.document.unknownMember', values: { name: String(path.at(-1)) } },
    })
  return read
}

export const bulkSchema = z
  .strictObject({
    codes: z.array(newCodeSchema).min(1).max(maxBulkCodes),
    design: design.optional().describe('Default for codes without a design'),
    proof: proof.optional(),
  })
  .meta({ id: 'NewCodes', description: 'Edit keys of these codes are not sent by email' })

/**
 * A batch without its codes: each is checked separately, so that an invalid one does not stop the
 * others.
 */
export const bulkInput = bulkSchema.extend({ codes: z.array(z.never()), design: unread.design })

export const mailKeySchema = z.strictObject({ email, locale }).meta({ id: 'MailKey' })
export const recoverySchema = z.strictObject({ email, locale }).meta({ id: 'Recovery' })
export const recoveryTokenSchema = z
  .strictObject({ token: z.string().max(500).describe('Token from the email') })
  .meta({ id: 'RecoveryToken' })
export const reportSchema = z
  .strictObject({
    slug,
    reason: z.enum(reportReasons),
    message: z.string().max(2000).default(''),
  })
  .meta({ id: 'Report' })

export const codeFileSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    mediaType: z.string().describe('Detected from the content of the file'),
    bytes: z.int(),
    widthPx: z.int().nullable(),
    heightPx: z.int().nullable(),
    path: z.string().describe('Path of the file on this site'),
  })
  .meta({ id: 'CodeFile' })

const messageValues = z.record(z.string(), z.union([z.string(), z.number()]))
const codeWarningSchema = z
  .object({
    pointer: z.string().describe('JSON pointer into the code'),
    key: z.enum([
      ...codeWarnings.map((key) => `codes.warnings.${key}` as const),
      ...contentWarnings.map((key) => `content.warnings.${key}` as const),
    ]),
    values: messageValues.optional(),
    detail: z.string().describe('Explanation in English'),
  })
  .meta({ id: 'CodeWarning' })

export const codeSchema = z
  .object({
    slug,
    link: z.url().describe('Content of the symbol, in capitals to keep the symbol small'),
    type: z.enum(hostedTypes),
    name: z.string(),
    document: codeDocumentSchema.register(z.globalRegistry, {
      id: 'CodeDocument',
      description: 'All content of a code and the style of its page',
    }),
    design,
    status: z.enum(codeStatuses),
    warnings: z
      .array(codeWarningSchema)
      .describe(
        'Addresses that visitors see a preview of, because their spelling may deceive, and fields that will fail on some devices, such as a phone number with a trunk prefix',
      ),
    blockReason: z.string().nullable().describe('Why the operator blocked the code'),
    hasEnded: z
      .boolean()
      .describe('Whether the end date or the maximum number of scans is reached'),
    scans: z.int().describe('Total number of scans, without clicks and bots'),
    hasPassword: z.boolean(),
    hasEmail: z.boolean(),
    timeZone: z.string(),
    files: z.array(codeFileSchema),
    revision,
    createdAt: time,
    updatedAt: time,
    deletedAt: time
      .nullable()
      .describe('Time of deletion; the code can be restored for “graceDays”, see GET /limits'),
  })
  .meta({ id: 'Code' })

const editKey = z
  .string()
  .regex(editKeyPattern)
  .describe('Authenticates later requests about this code; returned only once')

export const keyedCodeSchema = z.object({ code: codeSchema, editKey }).meta({ id: 'KeyedCode' })

export const createdCodeSchema = z
  .object({ code: codeSchema, editKey: editKey.optional() })
  .describe('Codes of a workspace have no edit key; an owner can create one')
  .meta({ id: 'CreatedCode' })

/** A challenge of altcha, for which a key must be found that starts with `keyPrefix`. */
export const challengeSchema = z
  .object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.int(),
    }),
    signature: z.string(),
  })
  .meta({ id: 'Challenge' })

export const problemSchema = z
  .object({
    type: z.url(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    key: z.enum(problemKeys).describe('Machine-readable kind of the error'),
    values: messageValues.optional(),
    errors: z
      .array(
        z.object({
          pointer: z.string().describe('JSON pointer to the invalid part of the body'),
          key: z.string(),
          detail: z.string().optional(),
          values: messageValues.optional(),
        }),
      )
      .optional(),
    current: codeSchema.optional().describe('For “changed”: the current code'),
    challenge: challengeSchema
      .optional()
      .describe('For “proof”: the challenge to solve, see GET /challenge'),
  })
  .meta({ id: 'Problem', description: 'Format of all errors (RFC 9457)' })

const typedSlug = z
  .string()
  .max(64)
  .transform((typed, context) => {
    const read = readSlug(typed)
    if (!read) context.addIssue({ code: 'custom', message: 'Not the slug of a code' })
    return read ?? ''
  })
export const codeKeySchema = z.strictObject({
  slug: typedSlug,
  editKey: z.string().regex(editKeyPattern),
})
export const codeKeysSchema = z
  .strictObject({
    codes: z.array(z.strictObject({ slug, editKey })).min(1).max(maxListedCodes),
  })
  .meta({ id: 'CodeKeys' })
/** A list without its codes, which are checked separately. */
export const codeKeysInput = codeKeysSchema.extend({ codes: z.array(z.never()) })

export const readCodesAnswerSchema = z
  .object({ results: z.array(z.union([codeSchema, problemSchema])) })
  .meta({ id: 'ReadCodes', description: 'Results in the order of the request' })

export const bulkAnswerSchema = z
  .object({ results: z.array(z.union([createdCodeSchema, problemSchema])) })
  .meta({ id: 'CreatedCodes', description: 'Results in the order of the request' })

const recoveredCodeSchema = z
  .object({
    slug,
    name: z.string(),
    editKey,
  })
  .meta({ id: 'RecoveredCode' })
export const recoveredSchema = z.array(recoveredCodeSchema)

export const destinationSchema = z
  .object({
    slug,
    type: z.enum(hostedTypes),
    status: z.enum([...codeStatuses, 'scheduled', 'deleted', 'expired']),
    url: z
      .string()
      .nullable()
      .describe('Where the code leads; null for hosted pages and hidden destinations'),
    host: z.string().nullable(),
    hasPassword: z.boolean(),
    hasRules: z
      .boolean()
      .describe('Whether the destination can differ by device, language or time'),
  })
  .meta({ id: 'Destination' }) satisfies z.ZodType<Destination>

export const limitsSchema = z
  .object({
    hasMail: z.boolean().describe('Whether edit keys can be sent and recovered by email'),
    allowsHttp: z.boolean().describe('Whether codes may lead to http URLs'),
    uploadLimitBytes: z.int().describe('Maximum size of an uploaded file'),
    bulkCodes: z.int(),
    graceDays: z.int().describe('Number of days in which a deleted code can be restored'),
  })
  .meta({ id: 'Limits' })

export const exportQuerySchema = z
  .strictObject({ format: z.enum(['json', 'csv']).default('json') })
  .meta({ id: 'ExportQuery' })
export const scanSchema = z
  .object({
    at: time,
    kind: z.enum(scanKinds),
    variant: z.int().nullable().describe('Index of the variant of a split test, starting at 0'),
    country: z.string().nullable(),
    device: z.string(),
    system: z.string(),
    browser: z.string(),
    language: z.string().nullable(),
    referrer: z.string().nullable().describe('Host of the page with the link'),
  })
  .meta({ id: 'Scan' }) satisfies z.ZodType<
  { at: string } & Omit<Scan, 'id' | 'atMs' | 'codeId' | 'visitor'>
>
export const scansQuerySchema = z
  .strictObject({
    after: z
      .string()
      .max(60)
      .optional()
      .describe('Continues after this id, when the header cannot be set'),
  })
  .meta({ id: 'ScansQuery' })
export const exportSchema = z
  .object({
    code: codeSchema,
    scans: z.array(scanSchema),
    taps: z
      .array(
        z.object({ day: z.iso.date(), kind: z.enum(tapKinds), name: z.string(), taps: z.int() }),
      )
      .describe('Taps on the hosted page by day'),
  })
  .meta({ id: 'CodeExport' })
