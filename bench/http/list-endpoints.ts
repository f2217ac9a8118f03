import { readFileSync } from 'node:fs'
import type { JsonSchema } from './hostile-values'

/** An address that is open to everyone, and what it accepts as far as the site describes it. */
export type Endpoint = {
  method: string
  path: string
  query?: readonly { name: string; schema: JsonSchema }[]
  body?: JsonSchema
}

type OpenApi = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}
type Operation = {
  parameters?: { in: string; name: string; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

/** What stands for the parameters of routes, besides values that do not exist. */
export type KnownValues = Record<string, readonly string[]>

const otherMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The operations of the API as it describes them. */
export function listOperations({ paths }: OpenApi, known: KnownValues): Endpoint[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
      const body = requestBody?.content['application/json']?.schema
      const query = parameters.filter((parameter) => parameter.in === 'query')
      return fillPath(`/api/v1${path}`.replace(/\{(\w+)\}/g, '[$1]'), known).map((filled) => ({
        ...{ method: method.toUpperCase(), path: filled, query },
        ...(body && { body }),
      }))
    }),
  )
}

/** Every route of the build with every method, so that a new one is covered without being named. */
export function listRoutes(buildFolder: string, known: KnownValues): Endpoint[] {
  const manifest = JSON.parse(readFileSync(`${buildFolder}/routes-manifest.json`, 'utf8')) as {
    staticRoutes: { page: string }[]
    dynamicRoutes: { page: string }[]
  }
  const pages = [...manifest.staticRoutes, ...manifest.dynamicRoutes].map(({ page }) => page)
  const own = ['/healthz', '/readyz', '/_next/image', '/.well-known/security.txt']
  return [...own, ...pages].flatMap((page) =>
    fillPath(page, known).flatMap((path) => otherMethods.map((method) => ({ method, path }))),
  )
}

/** A path for each known value of its last parameter; the others have their first one. */
function fillPath(path: string, known: KnownValues): string[] {
  const names = [...path.matchAll(/\[+(?:\.{3})?(\w+)\]+/g)].map(([, name = '']) => name)
  const last = names.at(-1)
  const valuesOf = (name: string) => known[name] ?? ['unknown']
  const choices = last === undefined ? [''] : valuesOf(last)
  const filled = choices.map((choice) =>
    path.replace(/\[+(?:\.{3})?(\w+)\]+/g, (_, name: string) =>
      name === last ? choice : (valuesOf(name)[0] ?? ''),
    ),
  )
  return [...new Set(filled.map((each) => each.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')))]
}
