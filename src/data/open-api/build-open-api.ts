import type { ProblemKey } from '@/codes'
import { env } from '@/env'
import { loadMessages } from '@/i18n/load-messages'
import { defaultLocale } from '@/i18n/locales'
import { operationGroups, paths } from '@/paths'
import { problemKinds } from '../codes/api/api-problem'
import type { AnyOperation } from '../operations/operation'
import { type DescribedOperation, describeApi } from './describe-api'
import type { JsonSchema } from './json-schema'

const json = 'application/json'
const unreadable = 'The body is not JSON in UTF-8, or a header is malformed'
const problem: JsonSchema = { $ref: '#/components/schemas/Problem' }

/** Builds the description of the API in OpenAPI 3.1. */
export async function buildOpenApi(all: readonly AnyOperation[]) {
  const { developers } = await loadMessages(defaultLocale)
  const { operations, schemas } = describeApi(all)
  const byPath: Record<string, Record<string, object>> = {}
  for (const operation of operations) {
    const { path, method, id } = operation
    byPath[path] = {
      ...byPath[path],
      [method]: writeOperation(operation, developers.operations[id]),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: developers.title,
      version: '1',
      description: developers.description,
      contact: { url: `${env.SITE_URL}${paths.contact}` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: `${env.SITE_URL}${paths.codesApi}` }],
    externalDocs: { url: `${env.SITE_URL}${paths.developers}` },
    tags: operationGroups.map((group) => ({
      name: group,
      description: developers.pages[group].description,
      externalDocs: { url: `${env.SITE_URL}${paths.developerPage(group)}` },
    })),
    paths: byPath,
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
  const [sentence = summary] = summary.split(/(?<=\.) /)
  return {
    operationId: id,
    summary: sentence.replace(/\.$/, ''),
    description: summary,
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
        ...(answer.headers && { headers: writeHeaders(answer.headers) }),
        ...(answer.status !== 204 && {
          content: Object.fromEntries(
            (answer.mediaTypes ?? [json]).map((type) => [
              type,
              type === json && answerSchema ? { schema: answerSchema } : {},
            ]),
          ),
        }),
      },
      ...writeProblems(operation),
    },
  }
}

function writeHeaders(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' } },
    ]),
  )
}

function writeProblems({ problems, body, isRepeatable }: DescribedOperation) {
  const byStatus = new Map<number, string[]>()
  const add = (status: number, key: ProblemKey, title: string) =>
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${key}: ${title}`])
  // What cannot be read at all is answered with 400 instead of 422.
  if ((body && body !== 'file') || isRepeatable) add(400, 'invalid', unreadable)
  for (const key of [...problems, 'method'] as const) {
    const { status, title } = problemKinds[key]
    add(status, key, title)
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
