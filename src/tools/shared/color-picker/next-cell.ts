/** The index of the cell that a key moves to, or null. The last row may be shorter. */
export function nextCell(
  event: { key: string; ctrlKey: boolean },
  { index, columns, count }: { index: number; columns: number; count: number },
): number | null {
  const rowStart = index - (index % columns)
  const rowEnd = Math.min(rowStart + columns, count) - 1
  const next = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: event.ctrlKey ? 0 : rowStart,
    End: event.ctrlKey ? count - 1 : rowEnd,
  }[event.key]
  return next !== undefined && next >= 0 && next < count ? next : null
}
