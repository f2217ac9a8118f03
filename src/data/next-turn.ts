import 'server-only'

const waiting: (() => void)[] = []

/**
 * Lets all waiting requests run first. Long work calls this before each of its pieces. Pieces of
 * different requests never share a turn of the event loop, so that many long requests delay others
 * no more than one.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(startPiece)
  })
}

function startPiece(): void {
  const start = waiting.shift()
  if (waiting.length > 0) setImmediate(startPiece)
  start?.()
}
