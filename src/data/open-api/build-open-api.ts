import type { ProblemKey } from '@/codes'
import { env } from '@/env'
import { loadMessages } from '@/i18n/load-messages'
import { defaultLocale } from '@/i18n/locales'
import { paths } from '@/paths'
import { problemKinds } from '../codes/api/api-problem'
import { type DescribedOperation, describeApi } from './describe-api'
import type { JsonSchema } from './json-schema'

const json = 'application/json'
const problem: JsonSchema = { $ref: '#/components/schemas/Problem' }

/** Builds the description of the API in OpenAPI 3.1. */
export async function buildOpenApi() {
  const { developers } = await loadMessages(defaultLocale)
  const summaries: Readonly<Record<string, string>> = developers.operations
  const { operations, schemas } = describeApi()
  const all: Record<string, Record<string, object>> = {}
  for (const operation of operations) {
    const { path, method, id } = operation
    all[path] = { ...all[path], [method]: writeOperation(operation, summaries[id] ?? id) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: developers.title,
      version: '1',
      description: developers.description,
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: `${env.SITE_URL}${paths.codesApi}` }],
    externalDocs: { url: `${env.SITE_URL}${paths.developers}` },
    tags: Object.entries(developers.groups).map(([name, description]) => ({ name, description })),
    paths: all,
    components: {
      securitySchemes: {
        editKey: {
          ...{ type: 'http', scheme: 'bearer' },
          description: 'The edit key of the code, returned once when the code is created',
        },
        workspaceKey: {
          ...{ type: 'http', scheme: 'bearer' },
          description: 'A key of a workspace, whose role allows the operation',
        },
      },
      schemas,
    },
  }
}

/** The keys of which one is needed. */
function listKeySchemes(needsKey: DescribedOperation['needsKey']) {
  if (!needsKey) return []
  return needsKey === 'workspace' ? [{ workspaceKey: [] }] : [{ editKey: [] }, { workspaceKey: [] }]
}

function writeOperation(operation: DescribedOperation, summary: string) {
  const { id, group, needsKey, parameters, body, bodySchema, answer, answerSchema } = operation
  return {
    operationId: id,
    summary,
    tags: [group],
    security: listKeySchemes(needsKey),
    ...(parameters.length > 0 && { parameters }),
    ...(body === 'file' && {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    ...(bodySchema && {
      requestBody: { required: true, content: { [json]: { schema: bodySchema } } },
    }),
    responses: {
      [answer.status]: {
        description: summary,
        ...(answer.status !== 204 && {
          content: Object.fromEntries(
            (answer.mediaTypes ?? [json]).map((type) => [
              type,
              type === json && answerSchema ? { schema: answerSchema } : {},
            ]),
          ),
        }),
      },
      ...writeProblems(operation.problems),
    },
  }
}

function writeProblems(keys: readonly ProblemKey[]) {
  const byStatus = new Map<number, string[]>()
  for (const key of keys) {
    const { status, title } = problemKinds[key]
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${key}: ${title}`])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, titles]) => [
      status,
      {
        description: titles.join('. '),
        content: { 'application/problem+json': { schema: problem } },
      },
    ]),
  )
}
