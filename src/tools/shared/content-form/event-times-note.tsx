import { useTranslations } from 'next-intl'
import type { PageDraft } from '@/qr/content'
import { describeEventTimes } from '@/tools/shared/content/describe-event-times'
import { useRegionalLocale } from '@/tools/shared/use-regional-locale'
import { CautionIcon } from '@/ui/caution-icon'
import { nameZone, ownTimeZone } from './time-zone-options'

/** The times of an event in UTC, as in the code, and in the visitor's zone. */
export function EventTimesNote({ draft }: { draft: PageDraft }) {
  const t = useTranslations('content.forms.event')
  const locale = useRegionalLocale()
  // Blank on the server and on hydration, so that the clock cannot cause a mismatch.
  if (!draft.startDate) return null
  const ownZone = ownTimeZone()
  const times = describeEventTimes(draft, { locale, ownZone, now: new Date() })
  if (!times) return null
  const { inUtc, onOwnClock, insteadOfSkipped, isPast } = times
  return (
    <div className="mt-4 flex flex-col gap-1 text-ink-soft text-xs tabular-nums empty:hidden">
      {inUtc && <p>{t('inUtc', { moment: inUtc })}</p>}
      {onOwnClock && <p>{t('onOwnClock', { zone: nameZone(ownZone), moment: onOwnClock })}</p>}
      {insteadOfSkipped && <Caution>{t('skipped', { moment: insteadOfSkipped })}</Caution>}
      {isPast && <Caution>{t('past')}</Caution>}
    </div>
  )
}

function Caution({ children }: { children: string }) {
  return (
    <p className="flex gap-1.5 text-warn">
      <CautionIcon className="mt-[0.2em] size-[1em] shrink-0" />
      {children}
    </p>
  )
}
