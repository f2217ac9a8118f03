import type { z } from 'zod'
import type { ProblemKey } from '@/codes'
import type english from '@/i18n/messages/en.json'

export const operationGroups = [
  'codes',
  'workspaces',
  'files',
  'statistics',
  'webhooks',
  'domains',
  'subscriptions',
  'keys',
  'images',
  'others',
] as const

export type ApiOperation = {
  /** Key of its description below `developers.operations`. */
  id: keyof typeof english.developers.operations
  group: (typeof operationGroups)[number]
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: string
  /** Folder of the handler below `src/app/api/v1`; by default, that of the path. */
  route?: string
  /** `workspace` if only a workspace key is accepted, otherwise also the edit key of the code. */
  needsKey?: true | 'workspace'
  /** Whether the operation accepts an Idempotency-Key. */
  isRepeatable?: boolean
  /** Whether the operation continues after the Last-Event-ID of an earlier response. */
  isResumable?: boolean
  query?: z.ZodType
  /** `file` is the raw bytes of a file. */
  body?: z.ZodType | 'file'
  answer: { status: number; schema?: z.ZodType; mediaTypes?: readonly string[] }
  problems: readonly ProblemKey[]
  /** Query or body of the example request. */
  example?: { query?: string; body?: unknown }
}
