import { commentLimits } from './limits'

/** A mention in a stored comment: `@` and the id of the user in braces. */
const mention = /@\{([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}/g

/** Returns the ids of the users whom a comment mentions, without repetitions. */
export function listMentions(body: string): string[] {
  const ids = [...body.matchAll(mention)].map(([, id = '']) => id)
  return [...new Set(ids)].slice(0, commentLimits.mentions)
}

/** Replaces the ids in mentions with names. */
export function nameMentions(
  body: string,
  names: ReadonlyMap<string, string>,
  unknown: string,
): string {
  return body.replace(mention, (_, id: string) => `@${names.get(id) ?? unknown}`)
}

/** Replaces names after `@` with the ids of the users, the longest names first. */
export function storeMentions(
  text: string,
  colleagues: readonly { id: string; name: string }[],
): string {
  return colleagues
    .toSorted((a, b) => b.name.length - a.name.length)
    .reduce((body, { id, name }) => body.replaceAll(`@${name}`, `@{${id}}`), text)
}
