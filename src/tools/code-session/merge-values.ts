import { isSameValue } from '@/std/is-same-value'

/** A place that both sides have changed to different values. */
export type Conflict = { path: readonly string[]; mine: unknown; theirs: unknown }

/**
 * Merges two changes of one value, member by member: what only one side has changed is included.
 * Lists, single values, designs and values of another `type` are changed as a whole. Where both sides have
 * changed a place, the result contains `mine`, and the place is one of the conflicts.
 */
export function mergeValues<Value>(
  base: Value | undefined,
  mine: Value,
  theirs: Value,
): { merged: Value; conflicts: Conflict[] } {
  const conflicts: Conflict[] = []
  const merged = merge({ base, mine, theirs }, [], conflicts)
  return { merged: merged as Value, conflicts }
}

type Three = { base: unknown; mine: unknown; theirs: unknown }

function merge({ base, mine, theirs }: Three, path: string[], conflicts: Conflict[]): unknown {
  if (isSameValue(mine, theirs) || isSameValue(theirs, base)) return mine
  if (isSameValue(mine, base)) return theirs
  const isWhole = path.at(-1) === 'design'
  if (isWhole || !isRecord(mine) || !isRecord(theirs) || mine.type !== theirs.type) {
    conflicts.push({ path, mine, theirs })
    return mine
  }
  const before = isRecord(base) ? base : {}
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const entries = names.map((name) => {
    const three = { base: before[name], mine: mine[name], theirs: theirs[name] }
    return [name, merge(three, [...path, name], conflicts)] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** Returns the merged value with the other side's values at these places. */
export function acceptTheirs<Value>(merged: Value, conflicts: readonly Conflict[]): Value {
  return conflicts.reduce((value, { path, theirs }) => putIn(value, path, theirs) as Value, merged)
}

/** Returns the value at a JSON pointer whose names need no escapes. */
export function readAt(root: unknown, pointer: string): unknown {
  const [, ...path] = pointer.split('/')
  return path.reduce(
    (value, name) => (value as Record<string, unknown> | null | undefined)?.[name],
    root,
  )
}

/** Replaces the value at such a pointer; undefined removes a member. */
export function putAt<Root>(root: Root, pointer: string, value: unknown): Root {
  return putIn(root, pointer.split('/').slice(1), value) as Root
}

function putIn(root: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(root)) {
    return root.map((each, index) => (String(index) === name ? putIn(each, rest, value) : each))
  }
  const { [name]: inner, ...others } = (root ?? {}) as Record<string, unknown>
  const put = putIn(inner, rest, value)
  return put === undefined ? others : { ...others, [name]: put }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
