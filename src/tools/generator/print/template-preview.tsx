import { layOutPrint, type Scene, simulatePrint } from '@/qr/render'
import { ScenePicture } from '@/tools/shared/style/scene-picture'

/** The printed page with its bleed, marks and the line where it is cut. */
export function TemplatePreview({
  scene,
  color,
  bleedMm,
  hasMarks,
  foldMm,
  name,
}: {
  scene: Scene
  color: 'rgb' | 'cmyk'
  bleedMm: number
  hasMarks: boolean
  /** Distance of the fold from the left edge; null for none. */
  foldMm: number | null
  /** Describes the page for screen readers. */
  name: string
}) {
  const page = layOutPrint(scene, scene.width, { bleedMm, hasMarks })
  const { widthMm, heightMm, trim } = page
  const hasTrimLine = trim !== undefined && widthMm > scene.width
  const stroke = Math.max(widthMm, heightMm) / 500
  return (
    <svg
      role="img"
      aria-label={name}
      data-testid="template"
      viewBox={`0 0 ${widthMm} ${heightMm}`}
      className="block w-full bg-white shadow-raised outline outline-line"
    >
      {page.placements.map((placement, index) => {
        const { xMm: x, yMm: y, widthMm: width } = placement
        const height = (width * placement.scene.height) / placement.scene.width
        return (
          <ScenePicture
            // biome-ignore lint/suspicious/noArrayIndexKey: placements have no identity but their place
            key={index}
            scene={simulatePrint(placement.scene, color).scene}
            box={{ x, y, width, height }}
          />
        )
      })}
      {hasTrimLine && (
        <rect
          x={trim.xMm}
          y={trim.yMm}
          width={trim.widthMm}
          height={trim.heightMm}
          className="fill-none stroke-[#8a8375]"
          strokeWidth={stroke}
          strokeDasharray={`${stroke * 6} ${stroke * 4}`}
        />
      )}
      {foldMm !== null && trim && (
        <path
          d={`M${trim.xMm + foldMm} ${trim.yMm}v${trim.heightMm}`}
          className="stroke-[#8a8375]"
          strokeWidth={stroke}
          strokeDasharray={`${stroke} ${stroke * 4}`}
        />
      )}
    </svg>
  )
}
