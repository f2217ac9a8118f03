import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { shorten } from '@/tools/shared/shorten'
import { useRegionalLocale } from '@/tools/shared/use-regional-locale'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { ResultCard } from '../results/result-card'
import { textWithoutSecrets } from '../results/text-without-secrets'
import type { FoundEntry } from './found-list'

/** A code of the list: its text, its format and when it was found. */
export function FoundCodeRow({
  entry,
  siteHost,
  number,
  onCopy,
  onRemove,
}: {
  entry: FoundEntry
  siteHost: string
  number: number
  onCopy: (text: string) => void
  onRemove: (id: string) => void
}) {
  const t = useTranslations('scanner.camera.found')
  const tScanner = useTranslations('scanner')
  const locale = useRegionalLocale()
  const [isOpen, setOpen] = useState(false)
  const { text, format } = entry.code
  const safeText = textWithoutSecrets(entry.code)
  const short = shorten(safeText, 40)
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(entry.foundAtMs)
  return (
    <li className="border-line border-b py-2 last:border-b-0">
      <div className="flex items-start gap-2">
        <span
          aria-hidden="true"
          className="mt-0.5 min-w-6 text-end text-ink-faint text-xs tabular-nums"
        >
          {number}
        </span>
        <div className="min-w-0 flex-1">
          <p dir="auto" className="wrap-anywhere line-clamp-4 text-sm">
            {safeText}
          </p>
          <p className="text-ink-soft text-xs tabular-nums">
            {tScanner(`formats.${format}`)} ·{' '}
            <time dateTime={new Date(entry.foundAtMs).toISOString()}>{time}</time>
          </p>
        </div>
        <Button
          square
          size="sm"
          variant="quiet"
          aria-label={t('details', { text: short })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon
            name="chevron-down"
            className={classNames('transition-transform', isOpen && 'rotate-180')}
          />
        </Button>
        <Button
          square
          size="sm"
          variant="quiet"
          aria-label={t('copyText', { text: short })}
          title={t('copy')}
          onClick={() => onCopy(text)}
        >
          <Icon name="copy" />
        </Button>
        <Button
          square
          size="sm"
          variant="quiet"
          aria-label={t('remove', { text: short })}
          onClick={() => onRemove(entry.id)}
        >
          <Icon name="x" />
        </Button>
      </div>
      {isOpen && (
        <div className="py-3">
          <ResultCard read={{ code: entry.code }} siteHost={siteHost} />
        </div>
      )}
    </li>
  )
}
