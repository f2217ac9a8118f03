import { Link } from '@/i18n/link'
import type { NavigationChild } from '@/site/header/navigation-item'
import { Icon } from '@/site/icon'

/** A large entry of a dropdown: icon, label and what is behind it. */
export function MenuItem({ label, description, icon, path, hot }: NavigationChild) {
  return (
    <Link
      href={path}
      className="group/item flex items-start gap-3.5 rounded-md p-2.5 hover:bg-paper-sunken focus-visible:-outline-offset-2"
    >
      {icon && (
        <span className="flex size-10 shrink-0 items-center justify-center rounded-sm border border-line bg-paper transition-colors group-hover/item:border-accent group-hover/item:text-accent">
          <Icon name={icon} className="size-5" />
        </span>
      )}
      <span className="min-w-0">
        <span className="block font-medium text-sm leading-snug">
          {label}
          {hot && <span aria-hidden="true"> 🔥</span>}
        </span>
        {description && (
          <span className="mt-0.5 block text-ink-soft text-xs leading-snug">{description}</span>
        )}
      </span>
    </Link>
  )
}
