/**
 * Lists the page numbers of a pager: the first, the last and those around the current one; `null`
 * marks a gap.
 */
export function numberPages(page: number, pageCount: number): (number | null)[] {
  const named = [1, page - 1, page, page + 1, pageCount].filter(
    (number) => number >= 1 && number <= pageCount,
  )
  const sorted = [...new Set(named)].sort((a, b) => a - b)
  return sorted.flatMap((number, at) => {
    const gap = number - (sorted[at - 1] ?? 0) - 1
    if (gap === 0) return [number]
    // A gap of one page is as wide as its number.
    return [gap === 1 ? number - 1 : null, number]
  })
}
