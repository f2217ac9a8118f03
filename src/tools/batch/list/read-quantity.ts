/** A larger number of prints of one code has to be confirmed: it is often a stock. */
export const usualQuantity = 1000
export const maxQuantity = 100_000
/** A whole number, with separated thousands or not, and with up to two decimals that are zeros. */
const written = /^(\d{1,6}|\d{1,3}[.,'’ \u00a0\u202f]\d{3})(?:[.,]0{1,2})?$/

/**
 * How often a code is printed, from 0 to 100,000: null without a value; undefined if a cell has
 * another one.
 */
export function readQuantity(cell: string | undefined): number | null | undefined {
  const typed = cell?.normalize('NFKC').trim() ?? ''
  if (typed === '') return null
  const [, whole] = written.exec(typed) ?? []
  const quantity = whole === undefined ? undefined : Number(whole.replace(/\D/g, ''))
  return quantity !== undefined && quantity <= maxQuantity ? quantity : undefined
}
