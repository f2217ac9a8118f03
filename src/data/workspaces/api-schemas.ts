import { z } from 'zod'
import {
  type EditKeyList,
  type KeyEffects,
  utmParameters,
  workspaceLimits,
  workspaceRoles,
} from '@/codes'
import { localeCodes } from '@/i18n/locales'
import { normalizeEmail } from '@/qr/content'
import { designSchema } from '@/qr/design'
import { isTimeZone } from '@/std/is-time-zone'
import { oneLine } from '@/std/one-line'

/** Schemas of requests and responses about workspaces. */

const time = z.iso.datetime()
const locale = z.enum(localeCodes).describe('Language of the emails to the owner')
const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, {
    params: { key: 'content.errors.timeZone' },
    error: 'Not an IANA time zone',
  })
const email = z
  .string()
  .max(320)
  .refine((typed) => normalizeEmail(typed) !== undefined, {
    params: { key: 'content.errors.email' },
    error: 'Not an e-mail address',
  })
  .describe('Recovery address for a lost owner key, stored only as a hash; null removes it')

/** A name on one line that is not empty. */
function nameOf(max: number) {
  return z
    .string()
    .max(max)
    .transform(oneLine)
    .refine((name) => name !== '', {
      params: { key: 'codes.document.required' },
      error: 'Required',
    })
}

const defaults = z
  .strictObject({
    design: z.nullable(designSchema),
    domain: z.string().max(253).toLowerCase().nullable(),
    utm: z
      .strictObject(
        Object.fromEntries(
          utmParameters.map((name) => [name, z.string().max(100).optional()]),
        ) as Record<(typeof utmParameters)[number], z.ZodOptional<z.ZodString>>,
      )
      .nullable(),
  })
  .partial()
  .describe('Style, connected domain and UTM parameters of new codes')
const defaultsInput = defaults.meta({ id: 'WorkspaceDefaultsInput' })

const settings = {
  name: z.string().max(workspaceLimits.nameLength).transform(oneLine),
  email: email.nullable(),
  locale,
  timeZone,
  defaults: defaultsInput,
}

export const newWorkspaceSchema = z.strictObject(settings).partial().meta({ id: 'NewWorkspace' })
export const workspaceEditSchema = newWorkspaceSchema.meta({ id: 'WorkspaceEdit' })
export type NewWorkspace = z.output<typeof newWorkspaceSchema>

export const workspaceSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    locale: z.enum(localeCodes),
    timeZone: z.string(),
    defaults: defaults.meta({ id: 'WorkspaceDefaults' }),
    hasEmail: z.boolean(),
    codes: z.int().describe('Number of codes, including archived ones'),
    createdAt: time,
    key: z
      .object({ id: z.uuid(), name: z.string(), role: z.enum(workspaceRoles) })
      .describe('The key of this request'),
  })
  .meta({ id: 'Workspace' })

const secret = z.string().describe('The key itself, sent as bearer token; returned only once')

export const createdWorkspaceSchema = z
  .object({ workspace: workspaceSchema, secret })
  .meta({ id: 'CreatedWorkspace' })

export const workspaceDeletionSchema = z
  .object({
    codes: z
      .enum(['keep', 'delete'])
      .default('keep')
      .describe('Whether the codes stay, with new edit keys, or are deleted too'),
  })
  .meta({ id: 'WorkspaceDeletionQuery' })

export const recoveredWorkspacesSchema = z.array(
  z.object({ id: z.uuid(), name: z.string(), secret }).meta({ id: 'RecoveredWorkspace' }),
)

/** Codes that left their workspace. */
export const releasedCodesSchema = z
  .object({
    codes: z.array(z.object({ slug: z.string(), name: z.string(), editKey: z.string() })),
  })
  .describe('The codes of the workspace with their new edit keys')
  .meta({ id: 'ReleasedCodes' })

export const newKeySchema = z
  .strictObject({ name: nameOf(workspaceLimits.keyNameLength), role: z.enum(workspaceRoles) })
  .meta({ id: 'NewWorkspaceKey' })
export const keyEditSchema = newKeySchema.pick({ name: true }).meta({ id: 'WorkspaceKeyEdit' })
export const workspaceKeySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    role: z.enum(workspaceRoles),
    createdAt: time,
    lastUsedAt: time.nullable(),
    revokedAt: time.nullable(),
  })
  .meta({ id: 'WorkspaceKey' })
const keyName = z.object({ id: z.uuid(), name: z.string() })
export const editKeyListSchema = z
  .object({
    total: z.int(),
    codes: z
      .array(z.object({ slug: z.string(), name: z.string(), key: keyName.nullable() }))
      .describe('At most 100, with the workspace key that created the edit key'),
  })
  .meta({ id: 'EditKeys' }) satisfies z.ZodType<EditKeyList>
export const endedEditKeysSchema = z
  .object({ codes: z.int().describe('Number of codes whose edit key ended') })
  .meta({ id: 'EndedEditKeys' })
export const keyEffectsSchema = z
  .object({
    editKeys: editKeyListSchema,
    webhooks: z.array(z.object({ id: z.uuid(), url: z.string() })),
    domains: z.array(z.object({ id: z.uuid(), host: z.string() })),
    keys: z.array(keyName.extend({ role: z.enum(workspaceRoles) })),
    subscriptions: z.array(
      z.object({ id: z.uuid(), email: z.string(), slug: z.string().nullable() }),
    ),
    recoveryAddress: z
      .boolean()
      .describe('Whether the recovery address of the workspace was set with the key'),
  })
  .meta({ id: 'KeyEffects' }) satisfies z.ZodType<KeyEffects>
export const revokedKeySchema = workspaceKeySchema
  .extend({ ledTo: keyEffectsSchema })
  .meta({ id: 'RevokedWorkspaceKey' })
export const workspaceKeysSchema = z.array(workspaceKeySchema)
export const createdKeySchema = z
  .object({ key: workspaceKeySchema, secret })
  .meta({ id: 'CreatedWorkspaceKey' })

export const folderInputSchema = z
  .strictObject({ name: nameOf(workspaceLimits.folderNameLength) })
  .meta({ id: 'FolderInput' })
export const folderSchema = z
  .object({ id: z.uuid(), name: z.string(), codes: z.int() })
  .meta({ id: 'Folder' })
export const foldersSchema = z.array(folderSchema)
