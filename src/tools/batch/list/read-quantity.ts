/** Prints of one code. */
const maxQuantity = 1000
/** A whole number with up to two decimals, which are zeros, or with a separator of thousands. */
const written = /^(\d{1,4}(?=[.,]0{1,2}$|$)|\d{1,3}[.,'’ \u00a0\u202f]\d{3}$)/

/** How often a code is printed: 1 without a value; undefined if a cell has none of 1 to 1,000. */
export function readQuantity(cell: string | undefined): number | undefined {
  const typed = cell?.trim() ?? ''
  if (typed === '') return 1
  const quantity = Number(written.exec(typed)?.[0].replace(/\D/g, '') ?? 0)
  return quantity >= 1 && quantity <= maxQuantity ? quantity : undefined
}
