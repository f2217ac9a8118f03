import { readFileSync } from 'node:fs'
import type { JsonSchema } from './hostile-values'

/** A public address, and the input that it accepts as far as the site describes it. */
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

/** Values for the parameters of routes, used in addition to values that do not exist. */
export type KnownValues = Record<string, readonly string[]>

const otherMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Lists the operations that the API description declares. */
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

/**
 * Lists every route of the build with every method, so that new routes are included automatically.
 */
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

/**
 * Returns a path for each known value of the last parameter; other parameters use their first
 * value.
 */
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
