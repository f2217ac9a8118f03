/** Longest path that is read from an address or a message. */
const maxLength = 300

/**
 * Returns the names of the form's fields for a path in which rows are identified by id or by position,
 * such as `blocks.<id>.title`; undefined if a row is not in the form.
 *
 * @param rowsAt returns the rows of a list in the form, by its path with positions
 */
export function locateField(
  path: string,
  rowsAt: (path: string) => readonly { id: string }[] | undefined,
): string[] | undefined {
  if (path === '' || path.length > maxLength) return undefined
  const located: string[] = []
  for (const name of path.split('.')) {
    const rows = rowsAt(located.join('.'))
    const position = rows?.findIndex(({ id }) => id === name) ?? -1
    if (position >= 0) located.push(String(position))
    else if (rows && !/^\d+$/.test(name)) return undefined
    else located.push(name)
  }
  return located
}
