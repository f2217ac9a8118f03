import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { type AdminTranslator, getTexts } from '@/cms/admin/get-texts'
import { type CalendarFilter, findCalendar } from '@/cms/schedule/find-calendar'
import { isMonth } from '@/cms/schedule/month-days'
import { AdminPage } from '@/desk/admin/admin-page'
import { NativeSelect } from '@/desk/admin/choices'
import layout from '@/desk/admin/layout.module.css'
import { type Kinds, listKinds } from '@/desk/admin/states/list-kinds'
import { isLocale, locales } from '@/i18n/locales'
import { paths } from '@/paths'
import { CalendarView } from './calendar-view'

/** What is scheduled, by day, and what failed. */
export async function Calendar(view: AdminViewServerProps) {
  const { searchParams } = view
  const { req } = view.initPageResult
  if (!isStaff({ req })) redirect(paths.signIn)
  const t = getTexts(req.i18n)
  const kinds = listKinds(req)
  const filter = readFilter(searchParams ?? {}, kinds)
  const { changes, hasMore } = await findCalendar(filter, req)
  return (
    <AdminPage view={view} title={t('calendar.title')} lead={t('calendar.lead')}>
      <Filter filter={filter} kinds={kinds} t={t} />
      {hasMore && <p role="status">{t('calendar.tooMany')}</p>}
      <CalendarView
        key={JSON.stringify(filter)}
        month={filter.month}
        firstView={searchParams?.view === 'list' ? 'list' : 'month'}
        query={writeQuery(filter)}
        changes={changes}
        kinds={Object.fromEntries([...kinds].map(([slug, { kind }]) => [slug, kind]))}
      />
    </AdminPage>
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

type FilterProps = { filter: CalendarFilter; kinds: Kinds; t: AdminTranslator }

function Filter({ filter, kinds, t }: FilterProps) {
  return (
    <form className={layout.filter}>
      <input type="hidden" name="month" value={filter.month} />
      <NativeSelect
        {...{ label: t('translations.language'), name: 'language', none: t('translations.all') }}
        defaultValue={filter.locale ?? ''}
        options={locales.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <NativeSelect
        {...{ label: t('translations.kind'), name: 'kind', none: t('translations.all') }}
        defaultValue={filter.entity ?? ''}
        options={[...kinds].map(([value, { kind }]) => ({ value, label: kind }))}
      />
      <button type="submit" className="btn btn--style-secondary btn--size-medium">
        {t('translations.apply')}
      </button>
      <a href={`?month=${filter.month}`}>{t('translations.reset')}</a>
    </form>
  )
}
