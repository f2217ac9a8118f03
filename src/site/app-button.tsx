import type { ReactNode } from 'react'
import { appLink } from '@/paths'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'

/** A link to the separate user application, in a new tab. Without its address there is none. */
export function AppButton({
  appUrl,
  action,
  className,
  children,
  ...style
}: {
  appUrl: string | null | undefined
  action: Parameters<typeof appLink>[1]
  className?: string
  children: ReactNode
} & Parameters<typeof buttonStyle>[0]) {
  if (!appUrl) return null
  return (
    <a
      href={appLink(appUrl, action)}
      target="_blank"
      rel="noopener"
      className={classNames(buttonStyle(style), className)}
    >
      {children}
    </a>
  )
}
