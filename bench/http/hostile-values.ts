import fc from 'fast-check'

export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  required?: string[]
  items?: JsonSchema
  minimum?: number
  maximum?: number
  maxLength?: number
  format?: string
}

const longTexts = fc
  .tuple(
    fc.constantFrom('a', 'ü', '\u0000', '\ud800', '😀', '\\', '"', ' ', '[', '%', '\u202e', '../'),
    fc.constantFrom(1, 65, 4097, 100_000, 1_200_000),
  )
  .map(([text, count]) => text.repeat(count))

/** Texts that break unprepared parsers. */
export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  longTexts,
  fc.constantFrom(
    ...['', 'null', '__proto__', 'constructor', '-1', '1e999', 'NaN', '0x7f', "'; select 1; --"],
    ...['javascript:alert(1)', 'https://[::1]/', 'https://127.0.0.1', 'http://a:b@c.d', '//x'],
    ...['https://example.com/%', 'data:image/png;base64,AAAA', '9999-99-99', '0000-01-01'],
    ...['Etc/../UTC', 'zz-ZZ-x-'.repeat(8), '\r\nx-injected: 1', '%00', '%c0%ae%c0%ae/', '{{1}}'],
  ),
)

const nested = fc
  .tuple(fc.constantFrom('[]', '{}'), fc.constantFrom(3, 60, 63))
  .map(([kind, levels]) => {
    let value: unknown = 1
    for (let level = 0; level < levels; level += 1) value = kind === '[]' ? [value] : { a: value }
    return value
  })

const wide = fc
  .constantFrom(20, 200, 5000)
  .chain((count) =>
    fc.constantFrom(
      Array(count).fill(0),
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at])),
    ),
  )

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, 0, -1, 1e308, -1e-300, 2 ** 53, 0.1, [], {}, [[]], [null]),
  nested,
  wide,
)

/** Values of a schema; each has only a few hostile values in it. */
export function arbitraryOf(
  schema: JsonSchema | undefined,
  schemas: Record<string, JsonSchema>,
  depth = 0,
): fc.Arbitrary<unknown> {
  const valid = validValueOf(schema, schemas, depth)
  return fc.oneof({ weight: 12, arbitrary: valid }, { weight: 1, arbitrary: hostileValue })
}

function validValueOf(
  schema: JsonSchema | undefined,
  schemas: Record<string, JsonSchema>,
  depth: number,
): fc.Arbitrary<unknown> {
  if (!schema || depth > 8) return hostileValue
  const within = (inner: JsonSchema | undefined) => arbitraryOf(inner, schemas, depth + 1)
  if (schema.$ref) return within(schemas[schema.$ref.split('/').at(-1) ?? ''])
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices) return fc.oneof(...choices.map(within))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return objectOf(schema, within)
    case 'array':
      return fc.array(within(schema.items), { maxLength: 4 })
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -2, max: Math.min(schema.maximum ?? 99, 2 ** 31) })
    case 'number':
      return fc.double({ min: schema.minimum ?? -2, max: schema.maximum ?? 99, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return textOf(schema)
    default:
      return hostileValue
  }
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  within: (inner: JsonSchema | undefined) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, within(inner)])),
    { requiredKeys: required.filter((name) => name in properties) },
  )
  const more =
    typeof additionalProperties === 'object' ? within(additionalProperties) : hostileValue
  const isOpen = typeof additionalProperties === 'object'
  const extra = fc.dictionary(fc.string({ maxLength: 12 }), more, { maxKeys: isOpen ? 5 : 1 })
  return fc
    .tuple(known, fc.integer({ min: 0, max: isOpen ? 1 : 9 }), extra)
    .map(([object, chance, others]) => (chance > 0 && !isOpen ? object : { ...others, ...object }))
}

const samples: Record<string, readonly string[]> = {
  uuid: ['0b1c2d3e-4f50-4a6b-8c7d-8e9fa0b1c2d3'],
  uri: ['https://example.com/a?b=c'],
  email: ['someone@example.com'],
  date: ['2026-11-23'],
  'date-time': ['2026-11-23T08:00:00Z'],
}

function textOf({ format = '', maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(
      ...(samples[format] ?? [
        'https://example.com',
        'en',
        'Europe/Berlin',
        '#004488',
        'Menu',
        'x',
      ]),
    ),
    fc.string({ maxLength: Math.min(maxLength, 60) }),
  )
}
