import type { ContentType } from './content-types'
import type { FieldDefinition, FieldValue } from './field'
import type { ContentIssue } from './issue'

type Shape = Readonly<Record<string, FieldDefinition>>

/** Form values of one kind of content. */
export type ContentWith<Type extends ContentType, Members extends Shape> = { type: Type } & {
  [Name in keyof Members]: Members[Name] extends FieldDefinition<infer Value> ? Value : never
}

export type CheckedContent<Content> =
  | { ok: true; content: Content }
  | { ok: false; issues: readonly ContentIssue[] }

/** The members of one kind of content. `check` does not change typed values. Never throws. */
export type ContentSchema<Content> = {
  shape: Shape
  check: (draft: unknown) => CheckedContent<Content>
}

/** Validates rules across fields; an issue is shown at the field in its path. */
type CrossCheck<Content> = (content: Content) => readonly ContentIssue[]

/**
 * Creates the schema of one kind. Absent members count as empty, unknown members are dropped. Rules
 * across fields run once all values have the right type.
 */
export function contentSchemaOf<Type extends ContentType, Members extends Shape>(
  type: Type,
  shape: Members,
  ...crossChecks: CrossCheck<ContentWith<Type, Members>>[]
): ContentSchema<ContentWith<Type, Members>> {
  const fields = Object.entries<FieldDefinition>(shape)
  return {
    shape,
    check(draft) {
      if (typeof draft !== 'object' || draft === null) return invalid('')
      const values = draft as Readonly<Record<string, unknown>>
      if (values.type !== type) return invalid('type')
      const content: Record<string, FieldValue> = { type }
      const issues: ContentIssue[] = []
      let hasKinds = true
      for (const [path, field] of fields) {
        const value = values[path] === undefined ? field.meta.initial : values[path]
        if (isOfKind(value, field)) {
          content[path] = value
          issues.push(...findIssues(path, value, field))
        } else {
          hasKinds = false
          issues.push({ path, key: 'invalid' })
        }
      }
      const checked = content as ContentWith<Type, Members>
      if (hasKinds) {
        issues.push(
          ...findMissing(content, fields),
          ...crossChecks.flatMap((find) => find(checked)),
        )
      }
      return issues.length > 0 ? { ok: false, issues } : { ok: true, content: checked }
    },
  }
}

function invalid(path: string): CheckedContent<never> {
  return { ok: false, issues: [{ path, key: 'invalid' }] }
}

function isOfKind(value: unknown, { meta }: FieldDefinition): value is FieldValue {
  return typeof value === typeof meta.initial && (meta.options?.includes(value as string) ?? true)
}

function findIssues(path: string, value: FieldValue, { rules }: FieldDefinition): ContentIssue[] {
  if (typeof value !== 'string') return []
  return rules.flatMap((rule) => {
    const problem = rule(value)
    return problem ? [{ path, ...problem }] : []
  })
}

/** Finds empty fields that are required only while they are shown. */
function findMissing(
  content: Readonly<Record<string, FieldValue>>,
  fields: readonly [string, FieldDefinition][],
): ContentIssue[] {
  return fields.flatMap(([path, { meta }]) => {
    const { required, shownWhen } = meta
    if (!required || !shownWhen || content[path] !== '') return []
    const other = content[shownWhen.field]
    const isShown = other !== undefined && shownWhen.is.includes(other)
    return isShown ? [{ path, key: 'required' as const }] : []
  })
}
