import { z } from 'zod'

/** The subset of JSON Schema 2020-12 that zod writes. */
export type JsonSchema = {
  $ref?: string
  type?: string
  format?: string
  description?: string
  const?: unknown
  default?: unknown
  enum?: readonly unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  items?: JsonSchema
  maxItems?: number
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  additionalProperties?: JsonSchema | boolean
}

const components = '#/components/schemas/'

/** Collects the named schemas that others reference, each once. */
export function createSchemaRegistry() {
  const named: Record<string, JsonSchema> = {}
  return {
    named,
    /**
     * Converts a schema to JSON Schema, with references to named schemas. Members with a default may
     * be missing in requests (`input`) and are always present in responses (`output`).
     */
    write(schema: z.ZodType, io: 'input' | 'output' = 'input'): JsonSchema {
      const {
        $defs = {},
        $schema: _,
        ...written
      } = rename(
        z.toJSONSchema(schema, {
          io,
          unrepresentable: 'any',
          // Clients must accept members that later versions of the API add to responses.
          override: ({ jsonSchema }) => {
            if (io === 'output' && jsonSchema.additionalProperties === false)
              delete jsonSchema.additionalProperties
          },
        }),
      ) as JsonSchema & {
        $schema?: string
        $defs?: Record<string, JsonSchema>
      }
      for (const [name, written] of Object.entries($defs)) {
        if (named[name] && JSON.stringify(named[name]) !== JSON.stringify(written))
          throw new Error(`The schema ${name} differs between requests and responses`)
      }
      Object.assign(named, $defs)
      return written
    },
    /** Resolves a reference that `write` returned. */
    find: (schema: JsonSchema): JsonSchema =>
      schema.$ref === undefined ? schema : (named[findSchemaName(schema) ?? ''] ?? {}),
  }
}

export function findSchemaName({ $ref }: JsonSchema): string | undefined {
  return $ref?.startsWith(components) ? $ref.slice(components.length) : undefined
}

function rename(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"${components}`))
}
