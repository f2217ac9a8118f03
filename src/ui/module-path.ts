/**
 * A picture made of modules as one SVG path, one unit a module: each row is a text in which `mark`
 * is a dark module. Neighbours in a row become one rectangle, so that no seams show.
 */
export function modulePath(rows: readonly string[], mark = '#'): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(new RegExp(`\\${mark}+`, 'g'))].map(
        ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('')
}
