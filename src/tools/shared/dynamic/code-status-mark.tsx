import { useTranslations } from 'next-intl'
import { classNames } from '@/ui/class-names'

const toneClass = {
  active: 'bg-good',
  paused: 'bg-warn',
  ended: 'bg-warn',
  blocked: 'bg-bad',
  deleted: 'bg-ink-faint',
  lost: 'bg-ink-faint',
} as const

export type ShownStatus = keyof typeof toneClass

/** The status of a code in one word; the color only repeats it. */
export function CodeStatusMark({ status }: { status: ShownStatus }) {
  const t = useTranslations('myCodes.status')
  return (
    <span className="inline-flex items-center gap-1.5 rounded-sm border border-line px-2 py-0.5 text-ink-soft text-xs">
      <span
        aria-hidden="true"
        className={classNames('size-2 shrink-0 rounded-full', toneClass[status])}
      />
      {t(status)}
    </span>
  )
}
