import type { RepairChange } from '@/qr/check/check-result'

/** Colours before and after, for changes that are about a colour; their codes say little alone. */
export function ChangeSwatches({ change: { from, to } }: { change: RepairChange }) {
  const pair = [from, to].flatMap((value) => findBackground(value) ?? [])
  if (pair.length === 0) return null
  return (
    <span aria-hidden="true" className="me-2 inline-flex gap-px align-[-0.15em]">
      {pair.map((background, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: two places that never move
          key={index}
          className="size-3.5 border border-line-strong"
          style={{ background }}
        />
      ))}
    </span>
  )
}

/** A change names a gradient by its colours, joined by arrows. */
function findBackground(value: string | number): string | undefined {
  const colors = String(value).split(' → ')
  if (!colors.every((color) => /^#[0-9a-f]{6}$/.test(color))) return undefined
  return colors.length > 1 ? `linear-gradient(90deg, ${colors.join(', ')})` : colors[0]
}
