import { CodePicture } from './code-picture'

type ViewfinderProps = { text: string; label: string; className?: string }

/** A real code within the corners that a scanner draws around what it has found. */
export function Viewfinder({ text, label, className = '' }: ViewfinderProps) {
  return (
    <div className={`relative p-[14%] ${className}`}>
      <svg
        viewBox="0 0 28 28"
        shapeRendering="crispEdges"
        aria-hidden="true"
        className="absolute inset-0 size-full text-accent"
      >
        <path
          d="M0 7v-7h7v2h-5v5zM28 7v-7h-7v2h5v5zM0 21v7h7v-2h-5v-5zM28 21v7h-7v-2h5v-5z"
          fill="currentColor"
        />
      </svg>
      <CodePicture text={text} label={label} className="w-full" />
    </div>
  )
}
