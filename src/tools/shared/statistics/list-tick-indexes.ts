const maxTicks = 5

/** Lists the positions to name below an axis: the first, the last and some between, evenly. */
export function listTickIndexes(count: number): number[] {
  const ticks = Math.min(count, maxTicks)
  if (ticks < 2) return count === 0 ? [] : [0]
  return Array.from({ length: ticks }, (_, at) => Math.ceil((at * (count - 1)) / (ticks - 1)))
}
