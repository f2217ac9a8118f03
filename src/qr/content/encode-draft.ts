import * as z from '@/std/zod'
import type { ContentKind, SymbolRules } from './define-content'
import { type ErrorKey, errorKeys, type Issue, type MessageValues, type Warning } from './issue'

/** `symbol` is there where a specification demands a level and a largest version. */
export type Encoded<Content> =
  | { ok: true; text: string; content: Content; warnings: Warning[]; symbol?: SymbolRules }
  | { ok: false; issues: Issue[] }

/** The text of the code for a draft of a kind, or all that keeps the draft from being one. */
export function encodeDraft<Content>(kind: object, draft: unknown): Encoded<Content> {
  const { schema, encode, lint, symbol } = kind as ContentKind
  const parsed = z.safeParse(schema, draft)
  if (!parsed.success) return { ok: false, issues: parsed.error.issues.map(toIssue) }
  const text = encode(parsed.data)
  const warnings = lint(parsed.data, text)
  const encoded = { ok: true, text, content: parsed.data as Content, warnings } as const
  return symbol ? { ...encoded, symbol } : encoded
}

export const unknownType: { ok: false; issues: Issue[] } = {
  ok: false,
  issues: [{ path: 'type', key: 'invalid' }],
}

function toIssue(issue: z.core.$ZodIssue): Issue {
  const path = issue.path.join('.')
  const key = errorKeys.includes(issue.message as ErrorKey)
    ? (issue.message as ErrorKey)
    : 'invalid'
  const values = issue.code === 'custom' ? (issue.params?.values as MessageValues) : undefined
  return values ? { path, key, values } : { path, key }
}
