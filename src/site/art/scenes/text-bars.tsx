type TextBarsProps = {
  x: number
  y: number
  /** One bar for each line. */
  widths: readonly number[]
  height?: number
  fill?: string
}

const gap = 6

/** Placeholder lines of print without text, for any language. */
export function TextBars({ x, y, widths, height = 4, fill = 'var(--bar)' }: TextBarsProps) {
  const path = widths
    .map((width, index) => `M${x} ${y + index * (height + gap)}h${width}v${height}h${-width}z`)
    .join('')
  return <path d={path} fill={fill} />
}
