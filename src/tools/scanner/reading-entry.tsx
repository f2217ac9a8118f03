import { ScanSearch } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import type { Reading } from './list-readings'
import { usePictureName } from './use-picture-name'

/** One entry of the list: its number, what it is, and the way back to where it stands. */
export function ReadingEntry({
  reading,
  siteHost,
  isActive,
  isSeveral,
  onActivate,
  onShow,
}: {
  reading: Reading
  siteHost: string
  isActive: boolean
  /** There are several pictures, so that an entry says where it comes from. */
  isSeveral: boolean
  onActivate: (key: string | null) => void
  onShow: () => void
}) {
  const t = useTranslations('scanner.desk')
  const nameOf = usePictureName()
  const { key, number, read, places } = reading
  const names = [...new Set(places.map(({ picture }) => nameOf(picture)))]

  return (
    <li
      data-reading={key}
      tabIndex={-1}
      onPointerEnter={() => onActivate(key)}
      onPointerLeave={() => onActivate(null)}
      onFocus={() => onActivate(key)}
      onBlur={() => onActivate(null)}
      className={classNames(
        'relative scroll-my-(--header-height) rounded-md border bg-paper-raised p-4 transition-colors',
        isActive ? 'border-accent' : 'border-line',
      )}
    >
      <div className="mb-2 flex items-center gap-2 text-ink-soft text-xs">
        <span
          className={classNames(
            'flex min-h-6 min-w-6 items-center justify-center rounded-sm px-1 font-medium tabular-nums',
            'bg-accent text-on-accent',
          )}
        >
          <span className="sr-only">{t('code')} </span>
          {number}
        </span>
        {isSeveral && (
          <span className="min-w-0 truncate" title={names.join('\n')}>
            {t('appears', { name: names[0] ?? '', more: names.length - 1 })}
          </span>
        )}
        <Button
          variant="quiet"
          size="sm"
          square
          aria-label={t('show', { number })}
          title={t('show', { number })}
          onClick={onShow}
          className="-my-1.5 -me-2 ms-auto"
        >
          <ScanSearch aria-hidden="true" />
        </Button>
      </div>
      <p className="break-words">{read.code.text}</p>
    </li>
  )
}
