import { z } from 'zod'
import { type ProblemKey, workspaceLimits } from '@/codes'
import { imageFormats } from '../code-images/api-schemas'
import { idempotencyKeyLength } from '../codes/api/request-limits'
import { problemSchema } from '../codes/api/schemas'
import { type AnyOperation, listProblems } from '../operations/operation'
import { createSchemaRegistry, type JsonSchema } from './json-schema'

type ApiParameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

export type DescribedOperation = Omit<AnyOperation, 'problems'> & {
  /** `workspace` if only a workspace key is accepted, otherwise also the edit key of the code. */
  needsKey?: true | 'workspace'
  problems: readonly ProblemKey[]
  parameters: readonly ApiParameter[]
  bodySchema?: JsonSchema
  answerSchema?: JsonSchema
}

const pathParameters: Record<string, ApiParameter> = {
  slug: {
    ...{ name: 'slug', in: 'path', required: true },
    description: 'The part of the link after /Q/; case-insensitive',
    schema: { type: 'string', pattern: '^[0-9A-Za-z][0-9A-Za-z-]{1,62}[0-9A-Za-z]$' },
  },
  format: {
    ...{ name: 'format', in: 'path', required: true },
    schema: { type: 'string', enum: imageFormats },
  },
  id: {
    ...{ name: 'id', in: 'path', required: true },
    description: 'Id of the file; to upload with PUT, a UUID that you choose',
    schema: { type: 'string', format: 'uuid' },
  },
  keyId: {
    ...{ name: 'keyId', in: 'path', required: true },
    schema: { type: 'string', format: 'uuid' },
  },
  externalId: {
    ...{ name: 'externalId', in: 'path', required: true },
    schema: { type: 'string', minLength: 1, maxLength: workspaceLimits.externalIdLength },
  },
  changeId: {
    ...{ name: 'changeId', in: 'path', required: true },
    schema: { type: 'string', pattern: '^[0-9]{1,18}$' },
  },
  folderId: {
    ...{ name: 'folderId', in: 'path', required: true },
    schema: { type: 'string', format: 'uuid' },
  },
  webhookId: {
    ...{ name: 'webhookId', in: 'path', required: true },
    schema: { type: 'string', format: 'uuid' },
  },
  deliveryId: {
    ...{ name: 'deliveryId', in: 'path', required: true },
    schema: { type: 'string', format: 'uuid' },
  },
  domainId: {
    ...{ name: 'domainId', in: 'path', required: true },
    schema: { type: 'string', format: 'uuid' },
  },
  subscriptionId: {
    ...{ name: 'subscriptionId', in: 'path', required: true },
    schema: { type: 'string', format: 'uuid' },
  },
  action: {
    ...{ name: 'action', in: 'path', required: true },
    schema: { type: 'string', enum: ['confirm', 'unsubscribe'] },
  },
}
const idempotencyKey: ApiParameter = {
  ...{ name: 'Idempotency-Key', in: 'header', required: false },
  description:
    'Same value for every attempt of a request; within a day, nothing is created twice. Without a workspace key, a new random UUID (v4) for each request',
  schema: {
    type: 'string',
    minLength: idempotencyKeyLength.min,
    maxLength: idempotencyKeyLength.max,
  },
}

const lastEventId: ApiParameter = {
  ...{ name: 'Last-Event-ID', in: 'header', required: false },
  description: 'Id of the last event that you received; the stream continues after it',
  schema: { type: 'string', maxLength: 60 },
}

/** Describes operations with their schemas, and all schemas that have a name. */
export function describeApi(operations: readonly AnyOperation[]): {
  operations: readonly DescribedOperation[]
  schemas: Readonly<Record<string, JsonSchema>>
} {
  const book = createSchemaRegistry()
  const described = operations.map((operation): DescribedOperation => {
    const { path, access, query, body, answer, isRepeatable, isResumable } = operation
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => {
      const parameter = pathParameters[name]
      return parameter ? [parameter] : []
    })
    const inQuery = query ? listParameters(book.find(book.write(query))) : []
    return {
      ...operation,
      problems: listProblems(operation),
      ...(typeof access === 'object' && { needsKey: 'workspace' in access ? 'workspace' : true }),
      parameters: [
        ...inPath,
        ...inQuery,
        ...(isRepeatable ? [idempotencyKey] : []),
        ...(isResumable ? [lastEventId] : []),
      ],
      ...(body instanceof z.ZodType && { bodySchema: book.write(body) }),
      ...(answer.schema && { answerSchema: book.write(answer.schema, 'output') }),
    }
  })
  book.write(problemSchema, 'output')
  // Schemas of queries are included in the operations as parameters.
  const schemas = Object.entries(book.named).filter(([name]) => !name.endsWith('Query'))
  return { operations: described, schemas: Object.fromEntries(schemas) }
}

function listParameters({ properties = {}, required = [] }: JsonSchema): ApiParameter[] {
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    ...{ name, in: 'query', required: required.includes(name) && schema.default === undefined },
    ...(description && { description }),
    schema,
  }))
}
