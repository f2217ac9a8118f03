import { classNames } from './class-names'

/** Three modules written one after the other. Decoration: say in words what one waits for. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 5 1"
      className={classNames('h-1! w-5! fill-current', className)}
      shapeRendering="crispEdges"
    >
      {[0, 1, 2].map((step) => (
        <rect
          key={step}
          x={step * 2}
          width="1"
          height="1"
          className="animate-module"
          style={{ animationDelay: `${step * 0.35 - 1.05}s` }}
        />
      ))}
    </svg>
  )
}
