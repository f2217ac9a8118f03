import { type ReactNode, useState } from 'react'

/** Content that few visitors need, under a line to press. */
export function Fold({
  label,
  isOpen = false,
  onOpen,
  children,
}: {
  label: ReactNode
  /** Initial state; later changes have no effect. */
  isOpen?: boolean
  onOpen?: () => void
  children: ReactNode
}) {
  const [startsOpen] = useState(isOpen)
  return (
    <details
      open={startsOpen}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
      className="group border-line border-t pt-3"
    >
      <summary className="flex min-h-10 w-fit list-none items-center gap-2.5 font-medium text-ink-soft text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className="size-2 border-current border-e-2 border-b-2 transition-transform -rotate-45 group-open:rotate-45"
        />
        {label}
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}
