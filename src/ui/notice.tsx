import type { ReactNode } from 'react'
import { classNames } from './class-names'

export const noticeTones = ['neutral', 'good', 'warn', 'bad'] as const
export type NoticeTone = (typeof noticeTones)[number]

const toneClass: Record<NoticeTone, string> = {
  neutral: 'border-s-ink-faint',
  good: 'border-s-good',
  warn: 'border-s-warn',
  bad: 'border-s-bad',
}

/** A remark next to the thing it is about; `live` when it comes and goes while one works. */
export function Notice({
  tone = 'neutral',
  title,
  live = false,
  className,
  children,
}: {
  tone?: NoticeTone
  title?: ReactNode
  live?: boolean
  className?: string
  children?: ReactNode
}) {
  return (
    <div
      role={live ? 'status' : undefined}
      className={classNames(
        'rounded-sm border border-line border-s-4 bg-paper-raised px-3.5 py-2.5 text-sm',
        toneClass[tone],
        className,
      )}
    >
      {title && <p className="font-medium">{title}</p>}
      {children && <div className="text-ink-soft">{children}</div>}
    </div>
  )
}
