import type { z } from 'zod'
import type { NeededRole, ProblemKey } from '@/codes'
import type english from '@/i18n/messages/en.json'
import type { OperationGroup } from '@/paths'
import type { OwnedCode } from '../codes/get-owned-code'
import type { Workspace } from '../workspaces/get-workspace'

/**
 * Whose requests are accepted: those with a workspace key of at least this role; those with such a
 * key or the edit key of the code in the path; or those of everyone, in a workspace if they have
 * the key of an editor.
 */
export type Access = { workspace: NeededRole } | { code: NeededRole } | 'anyoneOrWorkspace'

type Body = z.ZodType | 'file'
type AnswerInfo = {
  status: number
  schema?: z.ZodType
  mediaTypes?: readonly string[]
  /** Descriptions of headers by their names. */
  headers?: Readonly<Record<string, string>>
}

export type ParamName<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What is known before the body is read. */
type EarlyContext<Path, Accepts> = {
  request: Request
  params: Record<ParamName<Path>, string>
  /** Address of the visitor. */
  address: string
  workspace: Accepts extends { workspace: NeededRole }
    ? Workspace
    : Accepts extends 'anyoneOrWorkspace'
      ? Workspace | undefined
      : undefined
  code: Accepts extends { code: NeededRole } ? OwnedCode : undefined
}

type Context<Path, Accepts, Query, Sent> = EarlyContext<Path, Accepts> & {
  query: Output<Query>
  body: Output<Sent>
  /** The elements of `list`, not checked yet. */
  list: readonly unknown[]
  /** Identifies the body, with or without its proof of work. */
  fingerprint: Buffer
}

type Headers = Readonly<Record<string, string>>
type MaybePromise<Value> = Value | Promise<Value>

type Definition<Path, Accepts, Query, Sent, Input, Answer> = {
  /** Key of its description below `developers.operations`. */
  id: keyof typeof english.developers.operations
  group: OperationGroup
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: Path
  /** Without it, everyone may send the request. */
  access?: Accepts
  query?: Query
  /** `file` is the raw bytes of a file, which `handle` reads. */
  body?: Sent
  /** What validates the body, if that is not `body`. */
  input?: Input
  /** By default, enough for texts only. */
  maxBytes?: number
  /** A member of the body whose elements `handle` validates; `input` receives it empty. */
  list?: { name: string; max: number }
  /** Whether `handle` reads and validates the query and the body. */
  isRaw?: boolean
  /** Whether the operation accepts an Idempotency-Key. */
  isRepeatable?: boolean
  /** Whether the operation continues after the Last-Event-ID of an earlier response. */
  isResumable?: boolean
  answer: Answer
  /** In addition to those of its access, query and body; see `listProblems`. */
  problems?: readonly ProblemKey[]
  /** Query or body of the example request. */
  example?: { query?: string; body?: unknown }
  /** Counts or refuses a request before its body is read. Returns headers of the response. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most return nothing
  before?: (context: EarlyContext<Path, Accepts>) => Promise<Headers | void>
  /** Headers of the response about the limits of the client, read after the work. */
  readLimits?: (context: EarlyContext<Path, Accepts>) => Promise<Headers>
  /** Does the work, and returns the body of the response or a response. */
  handle: (
    context: Context<Path, Accepts, Query, Input extends z.ZodType ? Input : Sent>,
  ) => MaybePromise<Response | AnswerBody<Answer>>
}

type AnswerBody<Answer> = Answer extends { schema: z.ZodType }
  ? ReadonlyDeep<z.output<Answer['schema']>>
  : // biome-ignore lint/suspicious/noConfusingVoidType: functions that change something return nothing
    object | void

export type ReadonlyDeep<Value> = Value extends object
  ? { readonly [Name in keyof Value]: ReadonlyDeep<Value[Name]> }
  : Value

/**
 * Defines an operation of the API. Its route, the checks of its requests, its description and the
 * types of the client follow from this.
 */
export function operation<
  const Path extends string,
  const Accepts extends Access | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  const Sent extends Body | undefined = undefined,
  Input extends z.ZodType | undefined = undefined,
  const Answer extends AnswerInfo = AnswerInfo,
  const Method extends AnyOperation['method'] = AnyOperation['method'],
>(
  definition: Definition<Path, Accepts, Query, Sent, Input, Answer> & { method: Method },
): Definition<Path, Accepts, Query, Sent, Input, Answer> & { method: Method } {
  return definition
}

/** What is common to operations of all types. */
export type AnyOperation = Omit<
  Definition<string, Access, z.ZodType, Body, z.ZodType, AnswerInfo>,
  'before' | 'readLimits' | 'handle'
> & {
  // biome-ignore-start lint/suspicious/noExplicitAny: the context fits, because its parts are made of the same definition
  before?: (context: any) => Promise<unknown>
  readLimits?: (context: any) => Promise<Headers>
  handle: (context: any) => unknown
  // biome-ignore-end lint/suspicious/noExplicitAny: see above
}

const withBody = ['invalid', 'tooLarge', 'fileType'] as const
const onRepeat = ['idempotencyKey', 'conflict', 'inProgress', 'replaced', 'gone'] as const

/** Lists the problems that an operation may respond with. */
export function listProblems(operation: AnyOperation): readonly ProblemKey[] {
  const { access, body, query, isRaw, isRepeatable, problems = [] } = operation
  return [
    ...new Set([
      ...listAccessProblems(access),
      ...(body && !isRaw ? withBody : []),
      ...(query && !isRaw ? (['invalid'] as const) : []),
      ...(isRepeatable ? onRepeat : []),
      ...problems,
    ]),
  ]
}

function listAccessProblems(access: Access | undefined): readonly ProblemKey[] {
  if (access === undefined) return []
  if (access === 'anyoneOrWorkspace') return ['unauthorised', 'forbidden', 'full']
  if ('workspace' in access) return ['unauthorised', 'forbidden', 'limited', 'unavailable']
  return ['unauthorised', 'forbidden', 'unknown', 'limited', 'unavailable']
}
