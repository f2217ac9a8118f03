type Target = {
  target: string
  measured: number
  /** The minimum for `measured`, or with `atMost` the maximum. */
  needed: number
  atMost?: boolean
}

/**
 * Prints one target of the product with the measured value; with `json`, as an object on one line.
 */
export function reportTarget({ target, measured, needed, atMost }: Target, json: boolean): void {
  const met = atMost ? measured <= needed : measured >= needed
  if (json) {
    console.log(JSON.stringify({ target, measured, needed, met }))
    return
  }
  const sign = atMost ? '≤' : '≥'
  console.log(
    `${met ? 'met   ' : 'MISSED'}  ${target}: ${round(measured)} (${sign} ${round(needed)})`,
  )
}

function round(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 })
}
