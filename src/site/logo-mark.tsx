import { logoShape } from './logo-shape'

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 8 8" shapeRendering="crispEdges" className={className}>
      <path fill="currentColor" d={logoShape.ink} />
      <path className="fill-accent" d={logoShape.accent} />
    </svg>
  )
}
