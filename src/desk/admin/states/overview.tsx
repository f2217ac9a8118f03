import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { overviewPath } from '@/cms/admin/admin-paths'
import { type AdminTranslator, getTexts } from '@/cms/admin/get-texts'
import { listColleagues } from '@/cms/workflow/colleagues'
import { listAssignees } from '@/cms/workflow/read-assignees'
import { defaultLocale, type Locale, locales } from '@/i18n/locales'
import { paths } from '@/paths'
import {
  countTranslations,
  documentsPerPage,
  findTranslations,
  type TranslationFilter,
} from '../../states/find-translations'
import { readFilter, writeFilter } from '../../states/overview/filter-address'
import { AdminPage } from '../admin-page'
import { ExportSelection } from '../exchange/export-selection'
import layout from '../layout.module.css'
import { TranslationBulkBar } from './bulk-bar'
import { listKinds, nameDocument } from './list-kinds'
import { OverviewCounts } from './overview-counts'
import { OverviewFilter } from './overview-filter'
import { OverviewTable } from './overview-table'
import { SelectionProvider } from './selection'

/** All documents and globals with the state of each language. */
export async function TranslationOverview(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isStaff({ req })) redirect(paths.signIn)
  const t = getTexts(req.i18n)
  const filter = readFilter(view.searchParams ?? {})
  const kinds = listKinds(req)
  const languages = languagesOf(req)
  const [{ documents, total }, counts, assignees, people] = await Promise.all([
    findTranslations(filter, req),
    countTranslations(filter, req),
    listAssignees(req),
    listColleagues(req),
  ])
  const titles = documents.map(({ entity, id, title }) => nameDocument(kinds, entity, id, title))
  return (
    <AdminPage view={view} title={t('translations.title')} lead={t('translations.lead')}>
      <OverviewCounts {...{ counts, filter, t, languages }} />
      <OverviewFilter {...{ filter, kinds, t, assignees }} user={req.user?.id} />
      <SelectionProvider
        owner={String(req.user?.id)}
        page={documents.map(({ entity, id }) => ({ slug: entity, id }))}
      >
        <TranslationBulkBar
          matches={total}
          query={writeFilter({ ...filter, page: 1 })}
          languages={languages.map(({ code, name }) => ({ code, name }))}
          initial={listFirstLanguages(filter, req)}
          people={people}
        >
          <ExportSelection initial={listFirstLanguages(filter, req)} />
        </TranslationBulkBar>
        <OverviewTable {...{ documents, titles, kinds, t, languages }} />
      </SelectionProvider>
      <Pages {...{ filter, total, t }} />
    </AdminPage>
  )
}

/** The languages, those of a translator first. */
function languagesOf({ user }: PayloadRequest) {
  const own = new Set<string>(user?.languages ?? [])
  return locales.toSorted((a, b) => Number(own.has(b.code)) - Number(own.has(a.code)))
}

/** The languages that actions have at first: the one of the filter, or those of a translator. */
function listFirstLanguages({ locale }: TranslationFilter, { user }: PayloadRequest): Locale[] {
  if (locale) return [locale]
  return (user?.languages ?? []).filter((code) => code !== defaultLocale)
}

function Pages({
  filter,
  total,
  t,
}: {
  filter: TranslationFilter
  total: number
  t: AdminTranslator
}) {
  const { page } = filter
  const before = (page - 1) * documentsPerPage
  const shown = Math.min(total - before, documentsPerPage)
  if (total === 0) return null
  const range = t('translations.range', { from: before + 1, to: before + shown, total })
  const address = (to: number) => `${overviewPath}${writeFilter({ ...filter, page: to })}`
  return (
    <nav className={layout.row} aria-label={t('translations.pages')}>
      {shown > 0 && <span>{range}</span>}
      {page > 1 && (
        <Link href={address(page - 1)} rel="prev" prefetch={false}>
          {t('translations.previous')}
        </Link>
      )}
      {before + shown < total && (
        <Link href={address(page + 1)} rel="next" prefetch={false}>
          {t('translations.next')}
        </Link>
      )}
    </nav>
  )
}
