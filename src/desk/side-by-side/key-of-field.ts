/**
 * Returns the path of a field of a form with its rows by id, such as `blocks.<id>.title`.
 *
 * @param path the path with rows by position
 * @param rowsAt returns the rows of a list in the form
 */
export function keyOfField(
  path: string,
  rowsAt: (path: string) => readonly { id: string }[] | undefined,
): string {
  const names = path.split('.')
  return names
    .map((name, index) =>
      /^\d+$/.test(name)
        ? (rowsAt(names.slice(0, index).join('.'))?.[Number(name)]?.id ?? name)
        : name,
    )
    .join('.')
}
