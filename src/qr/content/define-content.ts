import * as z from '@/std/zod'
import type { Level } from '../encode/matrix'
import type { ContentType } from './content-types'
import { type FieldValue, fieldRegistry } from './field'
import type { Issue, Warning } from './issue'

type Shape = Record<string, z.core.$ZodType>

/** What the reading of a text may depend on. */
export type ParseOptions = {
  /** Our own host, `example.com` or `localhost:3000`: links to `/q/…` there are to our pages. */
  host?: string
  /** The zone of times without one, which are those of whoever reads; the machine's by default. */
  timeZone?: string
}

/** What a specification demands of the symbol itself: its level, and the largest version. */
export type SymbolRules = { readonly level: Level; readonly maxVersion: number }

/**
 * One kind of content. The schema checks what a person typed and leaves it as it is; `encode`
 * turns checked content into the text of the code, `lint` says what may surprise whoever scans it.
 */
export type ContentKind<Schema extends z.core.$ZodType = z.core.$ZodType> = {
  schema: Schema
  sample: z.output<Schema>
  encode: (content: z.output<Schema>) => string
  lint: (content: z.output<Schema>, text: string) => Warning[]
  symbol?: SymbolRules
}

export function defineContent<Schema extends z.core.$ZodType>(
  kind: ContentKind<Schema>,
): ContentKind<Schema> {
  return kind
}

/** Schema of one kind; fields that are required only while shown are checked here. */
export function contentSchemaOf<Type extends ContentType, Members extends Shape>(
  type: Type,
  members: Members,
  ...checks: z.core.$ZodCheck<
    z.output<z.ZodMiniObject<{ type: z.ZodMiniLiteral<Type> } & Members>>
  >[]
) {
  const schema = z.object({ type: z.literal(type), ...members } as {
    type: z.ZodMiniLiteral<Type>
  } & Members)
  return schema.check(requireShown(members), ...checks)
}

function requireShown(members: Shape) {
  const conditional = Object.entries(members).flatMap(([name, member]) => {
    const meta = fieldRegistry.get(member)
    return meta?.required && meta.shownWhen ? [{ name, shownWhen: meta.shownWhen }] : []
  })
  return z.superRefine<Record<string, unknown>>((content, context) => {
    for (const { name, shownWhen } of conditional) {
      const shown = shownWhen.is.includes(content[shownWhen.field] as FieldValue)
      if (shown && content[name] === '') {
        context.addIssue(issueAt({ path: name, key: 'required' }))
      }
    }
  })
}

/** For checks across fields: the issue is shown at the field named in `path`. */
export function issueAt(issue: Issue) {
  return {
    code: 'custom' as const,
    path: [issue.path],
    message: issue.key,
    params: { values: issue.values },
    input: undefined,
  }
}
