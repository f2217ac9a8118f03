import { useFormatter, useNow, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useDateFormat } from '@/tools/shared/use-date-format'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { ResultCard } from '../results/result-card'
import { toFoundCode } from './stored-scan'
import type { HistoryEntry } from './use-history'
import { useKindNames } from './use-kind-names'

/** Times within a minute are shown as now. */
const freshMs = 60_000
const relativeMs = 24 * 60 * 60 * 1000

/** One entry with its kind and time; it expands to its whole result. */
export function HistoryRow({
  entry: { scan, kind, line, hasSecret },
  onRemove,
}: {
  entry: HistoryEntry
  onRemove: () => void
}) {
  const t = useTranslations('scanner.history')
  const formatName = useTranslations('scanner.formats')
  const kindName = useKindNames()
  const format = useFormatter()
  const formatDate = useDateFormat()
  const now = useNow().getTime()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const age = now - scan.scannedAt
  const when =
    age < relativeMs
      ? format.relativeTime(age < freshMs ? now : scan.scannedAt, now)
      : formatDate(scan.scannedAt, { dateStyle: 'medium', timeStyle: 'short' })
  const shown = line || t('noText')

  return (
    <li className="border-line border-t">
      <div className="flex items-start gap-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="group flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-sm py-2.5 text-start"
        >
          <Icon
            name="chevron-down"
            className={classNames(
              'size-4 shrink-0 text-ink-faint transition-transform motion-reduce:transition-none',
              isOpen && 'rotate-180',
            )}
          />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium text-sm underline-offset-4 group-hover:underline">
              <bdi>{shown}</bdi>
            </span>
            <span className="block truncate text-ink-soft text-xs">
              {[kindName(kind), formatName(scan.code.format), when].join(' · ')}
            </span>
            {hasSecret && <span className="block text-ink-soft text-xs">{t('hidden')}</span>}
          </span>
        </button>
        <Button
          variant="quiet"
          square
          aria-label={t('delete', { line: shown })}
          onClick={onRemove}
          className="my-1.5"
        >
          <Icon name="trash-2" />
        </Button>
      </div>
      {isOpen && (
        <div id={id} className="ps-7 pb-4">
          <ResultCard read={{ code: toFoundCode(scan.code) }} />
        </div>
      )}
    </li>
  )
}
