import { type ReactNode, useId } from 'react'
import type { Paint, Scene, SceneColor } from '@/qr/render'

/**
 * Renders a scene as live SVG. React updates only the differences, so a keystroke changes one path.
 */
export function ScenePicture({
  scene,
  name,
  box,
  className,
}: {
  scene: Scene
  /** Accessible name; without one, the picture is decoration. */
  name?: string
  /** Place in a larger drawing, beyond which shapes may extend. */
  box?: { x: number; y: number; width: number; height: number }
  className?: string
}) {
  const id = useId()
  const gradientId = (index: number) => `${id}-${index}`
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or decoration
    <svg
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      data-testid={name === undefined ? undefined : 'code'}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      {...(box && { ...box, overflow: 'visible' })}
      className={className}
    >
      {scene.items.map((item, index) =>
        item.kind === 'picture' ? (
          <image
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place
            key={index}
            href={item.dataUrl}
            x={item.x}
            y={item.y}
            width={item.width}
            height={item.height}
            preserveAspectRatio="none"
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <g key={index}>
            {item.paint.kind !== 'solid' && <Gradient id={gradientId(index)} paint={item.paint} />}
            <path
              d={item.path}
              fillRule={item.evenOdd && 'evenodd'}
              shapeRendering={item.crisp ? 'crispEdges' : undefined}
              {...(item.paint.kind === 'solid'
                ? { fill: item.paint.color, fillOpacity: item.paint.opacity }
                : { fill: `url(#${gradientId(index)})` })}
            />
          </g>
        ),
      )}
    </svg>
  )
}

function Gradient({ id, paint }: { id: string; paint: Exclude<Paint, { kind: 'solid' }> }) {
  const stops: ReactNode = paint.stops.map((stop: SceneColor & { offset: number }, index) => (
    <stop
      // biome-ignore lint/suspicious/noArrayIndexKey: two stops may be alike
      key={index}
      offset={stop.offset}
      stopColor={stop.color}
      stopOpacity={stop.opacity}
    />
  ))
  const units = { id, gradientUnits: 'userSpaceOnUse' } as const
  if (paint.kind === 'radial') {
    return (
      <radialGradient {...units} cx={paint.cx} cy={paint.cy} r={paint.radius}>
        {stops}
      </radialGradient>
    )
  }
  return (
    <linearGradient {...units} x1={paint.x1} y1={paint.y1} x2={paint.x2} y2={paint.y2}>
      {stops}
    </linearGradient>
  )
}
