import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { scheduleTexts } from '@/cms/admin/schedule-texts'
import { type Kinds, listKinds } from '@/cms/admin/translation/list-kinds'
import { type CalendarFilter, findCalendar } from '@/cms/schedule/find-calendar'
import { isMonth } from '@/cms/schedule/month-days'
import { isLocale, locales } from '@/i18n/locales'
import { paths } from '@/paths'
import { calendarStyle } from './calendar-style'
import { type CalendarTexts, calendarTexts } from './calendar-texts'
import { CalendarView } from './calendar-view'

/** What is scheduled, by day, and what failed. */
export async function Calendar({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!isStaff({ req })) redirect(paths.signIn)
  const { language } = req.i18n
  const texts = calendarTexts(language)
  const kinds = listKinds(req)
  const filter = readFilter(searchParams ?? {}, kinds)
  const { changes, hasMore } = await findCalendar(filter, req)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      payload={req.payload}
      req={req}
      {...(locale && { locale })}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
      permissions={permissions}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter className="calendar">
        <style>{calendarStyle}</style>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
        <Filter filter={filter} kinds={kinds} texts={texts} />
        {hasMore && <p role="status">{texts.tooMany}</p>}
        <CalendarView
          key={JSON.stringify(filter)}
          month={filter.month}
          firstView={searchParams?.view === 'list' ? 'list' : 'month'}
          query={writeQuery(filter)}
          changes={changes}
          texts={texts}
          schedule={scheduleTexts(language)}
          kinds={Object.fromEntries([...kinds].map(([slug, { kind }]) => [slug, kind]))}
        />
      </Gutter>
    </DefaultTemplate>
  )
}

function readFilter(
  query: Record<string, string | string[] | undefined>,
  kinds: Kinds,
): CalendarFilter {
  const { month, language, kind } = query
  return {
    month: isMonth(month) ? month : new Date().toISOString().slice(0, 7),
    locale: isLocale(language) ? language : undefined,
    entity: typeof kind === 'string' && kinds.has(kind) ? kind : undefined,
  }
}

/** Returns the query of the filter without the month. */
function writeQuery({ locale, entity }: CalendarFilter): string {
  const query = new URLSearchParams()
  if (locale) query.set('language', locale)
  if (entity) query.set('kind', entity)
  return query.toString()
}

type FilterProps = { filter: CalendarFilter; kinds: Kinds; texts: CalendarTexts }

function Filter({ filter, kinds, texts }: FilterProps) {
  return (
    <form className="calendar__filter">
      <input type="hidden" name="month" value={filter.month} />
      <label>
        {texts.language}
        <select name="language" defaultValue={filter.locale ?? ''}>
          <option value="">{texts.all}</option>
          {locales.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.kind}
        <select name="kind" defaultValue={filter.entity ?? ''}>
          <option value="">{texts.all}</option>
          {[...kinds].map(([slug, { kind }]) => (
            <option key={slug} value={slug}>
              {kind}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn btn--style-secondary btn--size-medium">
        {texts.apply}
      </button>
      <a href={`?month=${filter.month}`}>{texts.reset}</a>
    </form>
  )
}
