import { anyKind, type SymbolRules } from './define-content'
import type { ContentIssue, Warning } from './issue'

/** `symbol` is present if a specification requires a level and a largest version. */
export type Encoded<Content> =
  | { ok: true; text: string; content: Content; warnings: Warning[]; symbol?: SymbolRules }
  | { ok: false; issues: readonly ContentIssue[] }

/** Encodes a draft of a kind as the text of a code, or returns all of its issues. */
export function encodeDraft<Content>(kind: object, draft: unknown): Encoded<Content> {
  const { schema, encode, lint, symbol } = anyKind<Content>(kind)
  const checked = schema.check(draft)
  if (!checked.ok) return checked
  const { content } = checked
  const text = encode(content)
  const encoded = { ok: true, text, content, warnings: lint(content, text) } as const
  return symbol ? { ...encoded, symbol } : encoded
}

export const unknownType: { ok: false; issues: readonly ContentIssue[] } = {
  ok: false,
  issues: [{ path: 'type', key: 'invalid' }],
}
