import { type Inline, type InlineCode, listInlineCodes } from './inline'

/** A difference between the codes of a translation and those of its source. */
export type TagFault = {
  reason: 'changedTag' | 'missingTag' | 'omittedTag' | 'repeatedTag' | 'unknownTag'
  /** The original of the code, or its number. */
  tag: string
}

/** Faults that do not prevent an import. */
export const isTagWarning = ({ reason }: TagFault): boolean =>
  reason === 'omittedTag' || reason === 'repeatedTag'

/** Compares the codes of a translation with those of its source. */
export function findTagFaults(
  source: readonly Inline[],
  target: readonly Inline[],
  codes: readonly InlineCode[],
): TagFault[] {
  const known = new Map(codes.map((code) => [code.id, code]))
  const used = new Set<string>()
  const repeated = new Set<string>()
  for (const id of listInlineCodes(target)) (used.has(id) ? repeated : used).add(id)
  const unknown = [...used].filter((id) => !known.has(id))
  const missing = listInlineCodes(source).filter((id) => !used.has(id))
  const nameOf = (id: string) => known.get(id)?.start || `{${id}}`
  return [
    ...unknown.map((id): TagFault => ({ reason: 'unknownTag', tag: `{${id}}` })),
    ...listChanged(target, known).map(
      (id): TagFault => ({ reason: 'changedTag', tag: nameOf(id) }),
    ),
    ...missing.map(
      (id): TagFault => ({
        reason: known.get(id)?.isOptional ? 'omittedTag' : 'missingTag',
        tag: nameOf(id),
      }),
    ),
    ...[...repeated]
      .filter((id) => known.has(id))
      .map((id): TagFault => ({ reason: 'repeatedTag', tag: nameOf(id) })),
  ]
}

/** Lists placeholders that were used as a pair, and pairs that were used as a placeholder. */
function listChanged(content: readonly Inline[], known: ReadonlyMap<string, InlineCode>): string[] {
  return content.flatMap((part) => {
    if (typeof part === 'string') return []
    const code = known.get(part.id)
    const isChanged = code && (code.end === undefined) !== (part.children === undefined)
    return [...(isChanged ? [part.id] : []), ...listChanged(part.children ?? [], known)]
  })
}
