import { classNames } from './class-names'

/** Three modules drawn one after the other. Decorative: provide the status as text. */
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
