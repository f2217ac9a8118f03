import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { isStaff } from '@/cms/access/is-staff'
import { type AdminTranslator, getTexts } from '@/cms/admin/get-texts'
import {
  countFindings,
  findFindings,
  type QualityFilter,
  type ReportedFinding,
  readRuns,
} from '@/cms/quality/find-findings'
import { findingKinds } from '@/cms/quality/finding'
import { AdminPage } from '@/desk/admin/admin-page'
import { NativeSelect } from '@/desk/admin/choices'
import layout from '@/desk/admin/layout.module.css'
import { DocumentName } from '@/desk/admin/states/document-name'
import { formAddress } from '@/desk/admin/states/form-address'
import { type Kinds, listKinds } from '@/desk/admin/states/list-kinds'
import overview from '@/desk/admin/states/overview.module.css'
import { isLocale, locales } from '@/i18n/locales'
import { paths } from '@/paths'
import { FindingCounts } from './finding-counts'
import { RunStatus } from './run-status'

/** What is to be fixed in all documents, by language and kind. */
export async function QualityReport(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isStaff({ req })) redirect(paths.signIn)
  const t = getTexts(req.i18n)
  const kinds = listKinds(req)
  const filter = readFilter(view.searchParams ?? {}, kinds)
  const [runs, counts, { findings, hasMore }] = await Promise.all([
    readRuns(req.payload),
    countFindings(req.payload, filter.entity),
    findFindings(req.payload, filter),
  ])
  return (
    <AdminPage view={view} title={t('quality.title')} lead={t('quality.lead')}>
      <RunStatus {...runs} canRun={isEditor({ req }) === true} language={req.i18n.language} />
      {runs.last && <FindingCounts counts={counts} t={t} entity={filter.entity} />}
      {runs.last && <Filter filter={filter} kinds={kinds} t={t} />}
      {runs.last && <Findings findings={findings} kinds={kinds} t={t} />}
      <Pages filter={filter} hasMore={hasMore} t={t} />
    </AdminPage>
  )
}

type Query = Record<string, string | string[] | undefined>

function readFilter(query: Query, kinds: Kinds): QualityFilter {
  const { content, language, kind } = query
  const page = Number(query.page ?? 1)
  return {
    entity: typeof content === 'string' && kinds.has(content) ? content : undefined,
    locale: isLocale(language) ? language : undefined,
    kind: findingKinds.find((name) => name === kind),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  }
}

function writePage({ entity, locale, kind }: QualityFilter, page: number): string {
  const members = { content: entity, language: locale, kind, page: String(page) }
  const entries = Object.entries(members).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `?${new URLSearchParams(entries)}`
}

type FilterProps = { filter: QualityFilter; kinds: Kinds; t: AdminTranslator }

function Filter({ filter, kinds, t }: FilterProps) {
  const none = t('translations.all')
  return (
    <form className={layout.filter}>
      <NativeSelect
        {...{ label: t('translations.kind'), name: 'content', none, defaultValue: filter.entity }}
        options={[...kinds].map(([value, { kind }]) => ({ value, label: kind }))}
      />
      <NativeSelect
        {...{
          label: t('translations.language'),
          name: 'language',
          none,
          defaultValue: filter.locale,
        }}
        options={locales.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <NativeSelect
        {...{ label: t('quality.finding'), name: 'kind', none, defaultValue: filter.kind }}
        options={findingKinds.map((kind) => ({ value: kind, label: t(`quality.kinds.${kind}`) }))}
      />
      <button type="submit" className="btn btn--style-primary btn--size-medium">
        {t('translations.apply')}
      </button>
      <a href="?">{t('translations.reset')}</a>
    </form>
  )
}

type FindingsProps = {
  findings: readonly ReportedFinding[]
  kinds: Kinds
  t: AdminTranslator
}

function Findings({ findings, kinds, t }: FindingsProps) {
  if (findings.length === 0) return <p role="status">{t('quality.none')}</p>
  const nameOf = (code: string) => locales.find((locale) => locale.code === code)?.name
  return (
    <div className={overview.table}>
      <table aria-label={t('quality.title')}>
        <thead>
          <tr>
            {[
              t('translations.document'),
              t('translations.language'),
              t('quality.finding'),
              t('quality.detail'),
            ].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {findings.map(({ entity, id, locale, title, kind, path, detail }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document can have equal findings
            <tr key={index}>
              <th scope="row">
                <DocumentName {...{ kinds, entity, id, title }} />
                {id !== '' && <small>{kinds.get(entity)?.kind ?? entity}</small>}
              </th>
              <td>{nameOf(locale)}</td>
              <td>
                <a href={formAddress(entity, id, locale, path)}>{t(`quality.kinds.${kind}`)}</a>
              </td>
              <td style={{ whiteSpace: 'normal', minWidth: '12rem', overflowWrap: 'anywhere' }}>
                {detail}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type PagesProps = { filter: QualityFilter; hasMore: boolean; t: AdminTranslator }

function Pages({ filter, hasMore, t }: PagesProps) {
  const { page } = filter
  if (page === 1 && !hasMore) return null
  return (
    <nav className={layout.row} aria-label={t('quality.title')}>
      {page > 1 && <a href={writePage(filter, page - 1)}>{t('translations.previous')}</a>}
      {hasMore && <a href={writePage(filter, page + 1)}>{t('translations.next')}</a>}
    </nav>
  )
}
