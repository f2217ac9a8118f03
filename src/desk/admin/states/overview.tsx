import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { type DeskLocale, isLanguage, listLanguages, sourceLocale } from '../../languages'
import { desk } from '../../options'
import { overviewPath, payloadRoutes } from '../../routes'
import {
  countTranslations,
  documentsPerPage,
  findTranslations,
  type TranslationFilter,
} from '../../states/find-translations'
import { readFilter, writeFilter } from '../../states/overview/filter-address'
import { listAssignees } from '../../states/read-assignees'
import type { DeskTexts } from '../../texts'
import { AdminPage } from '../admin-page'
import { ExportSelection } from '../exchange/export-selection'
import { getDeskTexts } from '../get-desk-texts'
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
  if (!desk().access.view({ req })) redirect(`${payloadRoutes.admin}/login`)
  const t = getDeskTexts(req.i18n)
  const filter = readFilter(view.searchParams ?? {})
  const kinds = listKinds(req)
  const languages = languagesOf(req)
  const [{ documents, total }, counts, assignees, people] = await Promise.all([
    findTranslations(filter, req),
    countTranslations(filter, req),
    listAssignees(req),
    desk().workflow?.listPeople(req) ?? [],
  ])
  const titles = documents.map(({ entity, id, title }) => nameDocument(kinds, entity, id, title))
  return (
    <AdminPage view={view} title={t('translations.title')} lead={t('translations.lead')}>
      <OverviewCounts {...{ counts, filter, t, languages }} />
      <OverviewFilter
        {...{ filter, kinds, t, assignees }}
        user={req.user ? String(req.user.id) : undefined}
      />
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

/** The languages of a translator, where accounts have the field `languages`. */
const languagesOfUser = (user: object | null): DeskLocale[] =>
  user && 'languages' in user && Array.isArray(user.languages)
    ? user.languages.filter(isLanguage)
    : []

/** The languages, those of a translator first. */
function languagesOf({ user }: PayloadRequest) {
  const own = new Set<string>(languagesOfUser(user))
  return listLanguages().toSorted((a, b) => Number(own.has(b.code)) - Number(own.has(a.code)))
}

/** The languages that actions have at first: the one of the filter, or those of a translator. */
function listFirstLanguages({ locale }: TranslationFilter, { user }: PayloadRequest): DeskLocale[] {
  if (locale) return [locale]
  return languagesOfUser(user).filter((code) => code !== sourceLocale())
}

function Pages({ filter, total, t }: { filter: TranslationFilter; total: number; t: DeskTexts }) {
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
