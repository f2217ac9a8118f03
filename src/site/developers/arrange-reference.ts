import { type DescribedOperation, describeApi } from '@/data/open-api/describe-api'
import { findSchemaName, type JsonSchema } from '@/data/open-api/json-schema'
import { operations } from '@/data/operations/operations'
import type { DeveloperPage } from '@/paths'

type Reference = {
  operations: readonly DescribedOperation[]
  schemas: Readonly<Record<string, JsonSchema>>
  /** The page that describes an object. */
  pageOf: (object: string) => DeveloperPage
}

let reference: Reference | undefined

/** Describes the API on the first call, and places each object on a page. */
export function arrangeReference(): Reference {
  reference ??= arrange(describeApi(operations))
  return reference
}

/** Objects that would make the pages of their first operations too long, or that belong to all. */
const placed = { Problem: 'objects', CodeDocument: 'objects', Design: 'images' } as const

/**
 * An object that an operation takes or returns belongs to the group of the first such operation. An
 * object within others belongs to their page, or to `objects` if they are on several pages.
 */
function arrange(api: Omit<Reference, 'pageOf'>): Reference {
  const pages = new Map<string, DeveloperPage>(Object.entries(placed))
  for (const { group, bodySchema, answerSchema } of api.operations)
    for (const name of [bodySchema, answerSchema].map((schema) => schema && findSchemaName(schema)))
      if (name && !pages.has(name)) pages.set(name, group)
  const references = Object.entries(api.schemas).map(([parent, schema]) => ({
    parent,
    names: findReferences(schema),
  }))
  const pageOf = (name: string): DeveloperPage => {
    const known = pages.get(name)
    if (known) return known
    // Of objects that refer to each other, the one that is asked for first is among the shared ones.
    pages.set(name, 'objects')
    const parents = references.filter(({ names }) => names.has(name))
    const [page = 'objects', ...others] = new Set(parents.map(({ parent }) => pageOf(parent)))
    if (others.length === 0) pages.set(name, page)
    return pages.get(name) ?? 'objects'
  }
  return { ...api, pageOf }
}

function findReferences(schema: JsonSchema): Set<string> {
  const found = JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)
  return new Set([...found].flatMap(([, $ref = '']) => findSchemaName({ $ref }) ?? []))
}
