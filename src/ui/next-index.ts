/**
 * The index that an arrow, Home or End key moves to in a ring of `count` items; null for any other
 * key. The axis selects the pair of arrows.
 */
export function nextIndex(
  key: string,
  { index, count, axis }: { index: number; count: number; axis: 'horizontal' | 'vertical' },
): number | null {
  const [back, forth] =
    axis === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === forth) return (index + 1) % count
  if (key === back) return index <= 0 ? count - 1 : index - 1
  return null
}
