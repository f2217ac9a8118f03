import { z } from 'zod'
import {
  codeListSorts,
  codeStatuses,
  editKeyPattern,
  problemKeys,
  workspaceActions,
  workspaceLimits,
} from '@/codes'
import { hostedTypes } from '@/qr/content'
import {
  codeEditInput,
  codeEditSchema,
  keyedCodeSchema,
  placementFields,
} from '../codes/api/schemas'

/** Schemas of requests and responses about the codes of a workspace. */

const time = z.iso.datetime()
const slug = z.string().max(100)

export const codeListQuerySchema = z
  .object({
    q: z.string().max(200).optional().describe('Words in the name, the slug or the targets'),
    type: z.enum(hostedTypes).optional(),
    status: z.enum([...codeStatuses, 'deleted']).optional(),
    folder: z
      .union([z.uuid(), z.literal('none')])
      .optional()
      .describe('Id of a folder, or none'),
    tag: z.string().max(workspaceLimits.tagLength).optional(),
    externalId: z.string().max(workspaceLimits.externalIdLength).optional(),
    archived: z.enum(['false', 'true', 'all']).default('false'),
    sort: z.enum(codeListSorts).default('added').describe('By scans: the scans of finished days'),
    order: z.enum(['asc', 'desc']).optional(),
    limit: z.coerce.number().int().min(1).max(workspaceLimits.codesPerPage).default(50),
    cursor: z.string().max(1_000).optional().describe('From the response with the page before'),
  })
  .meta({ id: 'CodeListQuery' })
export type CodeListQuery = z.output<typeof codeListQuerySchema>

export const codeListSchema = z
  .object({
    codes: z.array(
      z
        .object({
          slug: z.string(),
          link: z.url(),
          name: z.string(),
          type: z.enum(hostedTypes),
          status: z.enum([...codeStatuses, 'deleted']),
          target: z.string().nullable(),
          folder: z.uuid().nullable(),
          tags: z.array(z.string()),
          externalId: z.string().nullable(),
          scans: z.int(),
          revision: z.int(),
          addedAt: time,
          updatedAt: time,
          archivedAt: time.nullable(),
        })
        .meta({ id: 'ListedCode' }),
    ),
    total: z.int().describe('Number of codes that match the filters'),
    cursor: z.string().nullable().describe('Of the next page; null on the last one'),
  })
  .meta({ id: 'CodeList' })

const { folder, tags } = placementFields

/** Codes to move into a workspace, without the list. */
export const moveInput = z.strictObject({
  codes: z.array(z.never()),
  folder: folder.optional(),
  tags: tags.optional(),
})
export const movedCodeSchema = z.strictObject({ slug, editKey: z.string().regex(editKeyPattern) })
export const moveSchema = moveInput
  .extend({ codes: z.array(movedCodeSchema).min(1).max(workspaceLimits.codesAtOnce) })
  .meta({ id: 'MovedCodes' })

export const codeResultsSchema = z
  .object({
    results: z.array(
      z
        .object({
          slug: z.string(),
          problem: z.enum(problemKeys).nullable().describe('Why the code was not changed'),
          editKey: keyedCodeSchema.shape.editKey.optional(),
        })
        .meta({ id: 'CodeResult' }),
    ),
  })
  .describe('Results in the order of the request')
  .meta({ id: 'CodeResults' })

const codes = z.array(slug).min(1).max(workspaceLimits.codesAtOnce)
const simpleActions = [
  'pause',
  'resume',
  'delete',
  'restore',
  'archive',
  'unarchive',
  'remove',
] as const
const tagList = tags.default([])

const batchChanges = { document: true, design: true, name: true, timeZone: true } as const

const otherBatches = [
  z.strictObject({ action: z.enum(simpleActions), codes }),
  z.strictObject({ action: z.literal('tag'), codes, add: tagList, remove: tagList }),
  z.strictObject({ action: z.literal('move'), codes, folder }),
] as const
const update = { action: z.literal('update'), codes }

export const batchSchema = z
  .discriminatedUnion('action', [
    ...otherBatches,
    z.strictObject({ ...update, changes: codeEditSchema.pick(batchChanges) }),
  ])
  .meta({ id: 'CodeBatch' })
/** Documents are validated later, with more precise errors. */
export const batchInput = z.discriminatedUnion('action', [
  ...otherBatches,
  z.strictObject({ ...update, changes: codeEditInput.pick(batchChanges) }),
])
export type CodeBatch = z.output<typeof batchInput>

export const codesExportSchema = z
  .strictObject({ codes, format: z.enum(['json', 'csv']).default('csv') })
  .meta({ id: 'CodesExport' })

export const changeQuerySchema = z
  .object({
    slug: slug.optional(),
    cursor: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  })
  .meta({ id: 'ChangeQuery' })
export type ChangeQuery = z.output<typeof changeQuerySchema>

const state = z.record(z.string(), z.unknown()).nullable()
export const changeSchema = z
  .object({
    id: z.string(),
    at: time,
    action: z.enum(workspaceActions),
    key: z
      .object({ id: z.uuid(), name: z.string() })
      .nullable()
      .describe('The key that was used, with its name then; null for the edit key of the code'),
    code: z.object({ slug: z.string().nullable(), name: z.string() }).nullable(),
    before: state,
    after: state,
    undoes: z.string().nullable(),
    canUndo: z.boolean(),
  })
  .meta({ id: 'WorkspaceChange' })
export const changesSchema = z
  .object({ changes: z.array(changeSchema), cursor: z.string().nullable() })
  .meta({ id: 'WorkspaceChanges' })
