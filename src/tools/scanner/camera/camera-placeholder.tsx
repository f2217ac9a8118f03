import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'

/** Shown in place of the live picture. */
export function CameraPlaceholder({
  title,
  text,
  isTall = false,
  children,
}: {
  title?: string
  text: string
  isTall?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={classNames(
        'module-mat flex flex-wrap items-center justify-center gap-x-5 gap-y-3 rounded-lg px-4 py-4 text-center',
        isTall && 'min-h-72 flex-col',
      )}
    >
      <div role="status" className="flex max-w-[44ch] flex-col gap-1">
        {title && <p className="font-medium">{title}</p>}
        <p className="text-ink-soft text-sm">{text}</p>
      </div>
      {children}
    </div>
  )
}
