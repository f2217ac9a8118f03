import { useFormatter, useNow, useTranslations } from 'next-intl'
import type { CodeView } from '@/codes'
import { typeFacts } from '@/qr/content'
import { showLink } from '@/tools/shared/dynamic/show-link'
import { useDateFormat } from '@/tools/shared/use-date-format'
import { Icon } from '@/ui/icon/icon'
import { nameDestination } from './name-destination'
import type { CodeActions } from './use-code-actions'

/** Times within a minute are shown as now. */
const freshMs = 60_000
const dateStyle = { dateStyle: 'medium', timeStyle: 'short' } as const

/** The type of a code, its destination, its scans and the time of its last change. */
export function CodeFacts({ code, name, act }: { code: CodeView; name: string; act: CodeActions }) {
  const t = useTranslations('myCodes.list')
  const typeName = useTranslations('types')(`${code.type}.label`)
  const now = useNow().getTime()
  const format = useFormatter()
  const formatDate = useDateFormat()
  const changedAt = Date.parse(code.updatedAt)
  const when = format.relativeTime(now - changedAt < freshMs ? now : changedAt, now)
  const destination = nameDestination(code.document)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-ink-soft text-sm">
        <span className="inline-flex items-center gap-1.5">
          <Icon name={typeFacts[code.type].icon} strokeWidth={1.75} className="size-3.5 shrink-0" />
          {typeName}
        </span>
        <span className="inline-flex min-w-0 items-center gap-1">
          <span className="wrap-anywhere font-mono text-xs">{showLink(code.link)}</span>
          <button
            type="button"
            aria-label={t('copyLink', { name })}
            title={t('copyLink', { name })}
            onClick={() => act.copyLink(code)}
            className="inline-flex size-7 shrink-0 items-center justify-center rounded-sm hover:bg-paper-sunken hover:text-ink"
          >
            <Icon name="copy" className="size-3.5" />
          </button>
        </span>
      </p>
      {destination && destination !== name && (
        <p className="flex min-w-0 items-center gap-1.5 text-ink-soft text-sm">
          <Icon name="arrow-right" className="size-3.5 shrink-0" />
          <span className="sr-only">{t('leadsTo')}</span>
          <span className="truncate" dir="auto" title={destination}>
            {destination}
          </span>
        </p>
      )}
      <p className="text-ink-faint text-xs">
        {t('scans', { count: code.scans })}
        {' · '}
        <time dateTime={code.updatedAt} title={formatDate(new Date(changedAt), dateStyle)}>
          {t('changed', { when })}
        </time>
      </p>
    </>
  )
}
