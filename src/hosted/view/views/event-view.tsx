import { useTranslations } from 'next-intl'
import { writeTapTarget } from '@/codes'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import { calendarLinks, type EventTimes, findEventTimes } from '@/qr/content'
import { percentEncode } from '@/std/percent-encode'
import { findRegionalLocale } from '@/tools/shared/find-regional-locale'
import { Icon } from '@/ui/icon/icon'
import { actionStyle } from '../action-style'
import { describeTimes } from '../describe-times'
import { DetailList, detailLinkClass } from '../detail-list'
import { contentOf } from '../find-page-title'
import type { ShownPage } from '../hosted-page'
import { nameTimeZone } from '../name-time-zone'
import { OwnClock } from '../own-clock'

/** Date, place and links for adding the event to a calendar. */
export function EventView({ page }: { page: ShownPage }) {
  const t = useTranslations('hosted.page')
  const field = useTranslations('content.fields.event')
  const event = contentOf<'event'>(page)
  const times = event.startDate ? findTimes(event) : undefined
  const links = times && calendarLinks(event)
  const place = event.location.trim()
  const details = [
    times && {
      name: 'when',
      label: t('when'),
      value: <When times={times} timeZone={event.timeZone} regionalLocale={page.regionalLocale} />,
    },
    place && {
      name: 'place',
      label: field('location.label'),
      value: (
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${percentEncode(place)}`}
          rel="noopener noreferrer"
          className={detailLinkClass}
        >
          {place}
        </a>
      ),
      lang: page.lang,
      copy: place,
    },
    event.description.trim() && {
      name: 'description',
      label: field('description.label'),
      value: event.description.trim(),
      lang: page.lang,
    },
  ]
  return (
    <div className="grid gap-6">
      <DetailList details={details} />
      {links && (
        <div className="grid gap-3 @xl:grid-cols-2">
          {page.slug && (
            <a
              href={paths.codeEvent(page.slug, page.locale)}
              data-tap={writeTapTarget({ kind: 'event' })}
              className={`${actionStyle()} @xl:col-span-2`}
            >
              <Icon name="calendar-plus" />
              {t('addToCalendar')}
            </a>
          )}
          <a href={links.google} rel="noopener noreferrer" className={actionStyle('other')}>
            {t('googleCalendar')}
          </a>
          <a href={links.outlook} rel="noopener noreferrer" className={actionStyle('other')}>
            {t('outlookCalendar')}
          </a>
        </div>
      )}
    </div>
  )
}

/** The event's local time, in the form of the reader's region; elsewhere also the reader's time. */
function When({
  times,
  timeZone,
  regionalLocale,
}: {
  times: EventTimes
  timeZone: string
  regionalLocale: string | undefined
}) {
  const t = useTranslations('hosted.page')
  const language = useLocale()
  const locale = regionalLocale ?? findRegionalLocale(language, [])
  const { start, end, isAllDay } = times
  const startsAt = start.toISOString()
  return (
    <>
      <time dateTime={isAllDay ? startsAt.slice(0, 10) : startsAt}>
        {describeTimes(times, locale, timeZone).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </time>
      {!isAllDay && (
        <>
          <span className="block text-ink-soft text-sm">
            {nameTimeZone(timeZone, start, locale)}
          </span>
          <OwnClock
            start={startsAt}
            end={end?.toISOString()}
            timeZone={timeZone}
            locale={locale}
            label={t('onYourClock')}
          />
        </>
      )}
    </>
  )
}

/** A date may be invalid while it is being typed. */
function findTimes(event: Parameters<typeof findEventTimes>[0]): EventTimes | undefined {
  const times = findEventTimes(event)
  const isWhole =
    times && [times.start, times.end ?? times.start].every((time) => !Number.isNaN(+time))
  return isWhole ? times : undefined
}
