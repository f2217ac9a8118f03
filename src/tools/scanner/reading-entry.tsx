import { useTranslations } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import type { SymbolFacts } from '@/qr/inspect'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import type { Reading } from './list-readings'
import { ResultCard } from './results/result-card'
import { usePictureName } from './use-picture-name'

/** An entry of the list: its number, its result, and a button that shows it in the picture. */
export function ReadingEntry({
  reading,
  siteHost,
  isActive,
  isSeveral,
  isInView,
  onActivate,
  onShow,
  getFacts,
  children,
}: {
  reading: Reading
  siteHost: string
  isActive: boolean
  /** There are several pictures, so that the entry names its own. */
  isSeveral: boolean
  /** It is in the selected picture. */
  isInView: boolean
  onActivate: (key: string | null) => void
  onShow: () => void
  getFacts: () => Promise<SymbolFacts | null>
  /** More actions. */
  children?: ReactNode
}) {
  const t = useTranslations('scanner.desk')
  const nameOf = usePictureName()
  const { key, number, read, places } = reading
  const names = useMemo(
    () => [...new Set(places.map(({ picture }) => nameOf(picture)))],
    [places, nameOf],
  )
  return (
    <li
      data-reading={key}
      tabIndex={-1}
      aria-label={t('code', { number })}
      onPointerEnter={() => onActivate(key)}
      onPointerLeave={() => onActivate(null)}
      onFocus={() => onActivate(key)}
      onBlur={() => onActivate(null)}
      className={classNames(
        'scroll-my-24 rounded-md border bg-paper-raised p-4 transition-colors',
        isActive ? 'border-accent' : 'border-line',
      )}
    >
      <ResultCard
        read={read}
        siteHost={siteHost}
        appears={isSeveral ? names : []}
        getFacts={getFacts}
        lead={
          <span
            aria-hidden="true"
            className="flex min-h-6 min-w-6 items-center justify-center rounded-sm bg-accent px-1 font-medium text-on-accent text-sm tabular-nums"
          >
            {number}
          </span>
        }
        actions={
          <div className="flex flex-wrap items-start gap-2 empty:hidden">
            {children}
            <Button
              variant="quiet"
              size="sm"
              onClick={onShow}
              className={classNames(isInView && 'lg:hidden')}
            >
              <Icon name="scan-search" />
              {t('show')}
            </Button>
          </div>
        }
      />
    </li>
  )
}
