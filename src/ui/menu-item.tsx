import type { ReactNode } from 'react'

export const menuItemStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-2 text-start text-sm no-underline hover:bg-paper-sunken [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-soft'

/** A button in a menu, with an icon before its text. */
export function MenuItem({
  icon,
  hint,
  onClick,
  children,
}: {
  icon: ReactNode
  hint?: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button type="button" onClick={onClick} className={menuItemStyle}>
      {icon}
      <span>
        {children}
        {hint && <span className="block text-ink-soft text-xs">{hint}</span>}
      </span>
    </button>
  )
}
