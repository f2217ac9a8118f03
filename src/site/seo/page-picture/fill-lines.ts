/** A piece with its width in ems; `spaced` if a space precedes it. */
export type MeasuredPiece = { text: string; spaced: boolean; width: number }

const blankEms = 0.24

/**
 * Breaks the pieces into lines of at most `widthEms`, as few as possible and then as even as
 * possible. A piece wider than a line has a line to itself.
 */
export function fillLines(pieces: readonly MeasuredPiece[], widthEms: number): string[] {
  const widest = Math.max(0, ...pieces.map(({ width }) => width))
  const fewest = fillGreedily(pieces, widthEms)
  let [tooNarrow, wideEnough] = [widest, Math.max(widthEms, widest)]
  let best = fewest
  while (wideEnough - tooNarrow > 0.1) {
    const width = (tooNarrow + wideEnough) / 2
    const lines = fillGreedily(pieces, width)
    if (lines.length > fewest.length) {
      tooNarrow = width
    } else {
      wideEnough = width
      best = lines
    }
  }
  return best
}

function fillGreedily(pieces: readonly MeasuredPiece[], widthEms: number): string[] {
  const lines: string[] = []
  let used = 0
  for (const { text, spaced, width } of pieces) {
    const gap = spaced ? blankEms : 0
    if (lines.length > 0 && used + gap + width <= widthEms) {
      lines[lines.length - 1] += (spaced ? ' ' : '') + text
      used += gap + width
    } else {
      lines.push(text)
      used = width
    }
  }
  return lines
}
