import type { ReactNode } from 'react'
import { Link } from '@/i18n/link'
import { appLink } from '@/paths'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'

/**
 * A link to the separate user application, in a new tab. If no application is configured, it leads
 * to `otherwise` on this site; without `otherwise`, nothing is rendered.
 */
export function AppButton({
  appUrl,
  action,
  otherwise,
  className,
  children,
  ...style
}: {
  appUrl: string | null | undefined
  action: Parameters<typeof appLink>[1]
  otherwise?: string
  className?: string
  children: ReactNode
} & Parameters<typeof buttonStyle>[0]) {
  const classes = classNames(buttonStyle(style), className)
  if (appUrl) {
    return (
      <a href={appLink(appUrl, action)} target="_blank" rel="noopener" className={classes}>
        {children}
      </a>
    )
  }
  if (!otherwise) return null
  return (
    <Link href={otherwise} className={classes}>
      {children}
    </Link>
  )
}
