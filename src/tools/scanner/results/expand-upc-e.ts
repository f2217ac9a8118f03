/**
 * Expands a UPC-E of eight digits to twelve (GS1 General Specifications, 5.2.2.4.2). Other text is
 * returned unchanged.
 */
export function expandUpcE(digits: string): string {
  const [, system, body, check] = /^([01])(\d{6})(\d)$/.exec(digits) ?? []
  if (system === undefined || body === undefined || check === undefined) return digits
  return system + expandBody(body, Number(body[5])) + check
}

/** The last digit determines where zeros were omitted. */
function expandBody(body: string, last: number): string {
  if (last < 3) return `${body.slice(0, 2)}${last}0000${body.slice(2, 5)}`
  if (last < 5) return `${body.slice(0, last)}00000${body.slice(last, 5)}`
  return `${body.slice(0, 5)}0000${last}`
}
