type SheetProps = { x: number; y: number; width: number; height: number; fill?: string }

/** A sheet of paper with its shadow. */
export function PaperSheet({ x, y, width, height, fill = 'var(--sheet)' }: SheetProps) {
  return (
    <>
      <rect x={x + 4} y={y + 4} width={width} height={height} fill="var(--shade)" />
      <rect x={x} y={y} width={width} height={height} fill={fill} />
    </>
  )
}
