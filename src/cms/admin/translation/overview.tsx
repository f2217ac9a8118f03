import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { labelFor } from '@/cms/admin/label'
import {
  countTranslations,
  documentsPerPage,
  findTranslations,
  shownStates,
  type TranslatedDocument,
  type TranslationFilter,
} from '@/cms/translation/find-translations'
import { bulkActions } from '@/cms/translation/overview/bulk-actions'
import { type Assignee, listAssignees } from '@/cms/translation/read-assignees'
import { defaultLocale, isLocale, type Locale, locales } from '@/i18n/locales'
import { paths } from '@/paths'
import { formAddress } from './form-address'
import { type Kinds, listKinds } from './list-kinds'
import { overviewStyle } from './overview-style'
import { BulkBar, SelectAll, SelectionProvider, SelectRow } from './selection'
import { StateMark } from './state-mark'
import { type TranslationTexts, translationTexts } from './translation-texts'

/** All documents and globals with the state of each language. */
export async function TranslationOverview({
  initPageResult,
  params,
  searchParams,
}: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!isStaff({ req })) redirect(paths.signIn)
  const texts = translationTexts(req.i18n.language)
  const filter = readFilter(searchParams ?? {})
  const kinds = listKinds(req)
  const languages = languagesOf(req)
  const [{ documents, hasMore }, counts, assignees] = await Promise.all([
    findTranslations(filter, req),
    countTranslations(filter.entity, req),
    listAssignees(req),
  ])
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
      <Gutter className="translations">
        <style>{overviewStyle}</style>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
        <Counts counts={counts} filter={filter} texts={texts} languages={languages} />
        <Filter filter={filter} kinds={kinds} texts={texts} assignees={assignees} />
        <SelectionProvider documents={documents.map(({ entity, id }) => ({ slug: entity, id }))}>
          <BulkBar
            languages={languages.filter(({ code }) => code !== defaultLocale)}
            locale={findFirstLanguage(filter, languages)}
            texts={texts}
            labels={Object.fromEntries(
              bulkActions.map(({ name, label }) => [name, labelFor(req.i18n.language, label)]),
            )}
          />
          <Documents documents={documents} kinds={kinds} texts={texts} languages={languages} />
        </SelectionProvider>
        <Pages filter={filter} hasMore={hasMore} texts={texts} />
      </Gutter>
    </DefaultTemplate>
  )
}

/** The languages, those of a translator first. */
function languagesOf({ user }: PayloadRequest) {
  const own = new Set<string>(user?.languages ?? [])
  return locales.toSorted((a, b) => Number(own.has(b.code)) - Number(own.has(a.code)))
}

type Languages = ReturnType<typeof languagesOf>

/** The language of actions at first: the one of the filter, or the first of a translator. */
function findFirstLanguage({ locale }: TranslationFilter, languages: Languages): Locale {
  const first = languages.find(({ code }) => code !== defaultLocale)?.code ?? defaultLocale
  return locale && locale !== defaultLocale ? locale : first
}

type Query = Record<string, string | string[] | undefined>

function readFilter(query: Query): TranslationFilter {
  const read = (name: string) => {
    const value = query[name]
    return typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined
  }
  const [language, state, page] = [read('language'), read('state'), Number(read('page') ?? 1)]
  return {
    entity: read('kind'),
    locale: isLocale(language) ? language : undefined,
    state: shownStates.find((name) => name === state),
    assignee: read('assignee'),
    words: read('search'),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  }
}

function writeFilter(filter: TranslationFilter): string {
  const { entity, locale, state, assignee, words, page } = filter
  const members = { kind: entity, language: locale, state, assignee, search: words }
  const query = new URLSearchParams(
    Object.entries(members).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  if (page > 1) query.set('page', String(page))
  return `?${query}`
}

type FilterProps = { filter: TranslationFilter; texts: TranslationTexts }

/** How many documents each language has in each state, as links to them. */
function Counts({
  counts,
  filter,
  texts,
  languages,
}: FilterProps & {
  counts: Awaited<ReturnType<typeof countTranslations>>
  languages: Languages
}) {
  const find = (locale: string, state: string) =>
    counts.find((count) => count.locale === locale && count.state === state)?.documents ?? 0
  return (
    <div className="translations__table translations__counts">
      <table aria-label={texts.counts}>
        <thead>
          <tr>
            <th scope="col">{texts.language}</th>
            {shownStates.map((state) => (
              <th key={state} scope="col">
                <StateMark state={state} /> {texts.states[state]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {languages.map(({ code, name }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              {shownStates.map((state) => {
                const documents = find(code, state)
                const link = writeFilter({ ...filter, locale: code, state, page: 1 })
                return (
                  <td key={state}>{documents > 0 ? <a href={link}>{documents}</a> : documents}</td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Filter({
  filter,
  kinds,
  texts,
  assignees,
}: FilterProps & { kinds: Kinds; assignees: readonly Assignee[] }) {
  return (
    <form className="translations__filter">
      <label>
        {texts.kind}
        <select name="kind" defaultValue={filter.entity}>
          <option value="">{texts.all}</option>
          {[...kinds].map(([slug, { kind }]) => (
            <option key={slug} value={slug}>
              {kind}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.language}
        <select name="language" defaultValue={filter.locale}>
          <option value="">{texts.all}</option>
          {locales.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.state}
        <select name="state" defaultValue={filter.state}>
          <option value="">{texts.all}</option>
          {shownStates.map((state) => (
            <option key={state} value={state}>
              {texts.states[state]}
            </option>
          ))}
        </select>
      </label>
      {assignees.length > 0 && (
        <label>
          {texts.assignee}
          <select name="assignee" defaultValue={filter.assignee}>
            <option value="">{texts.all}</option>
            {assignees.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {texts.search}
        <input type="search" name="search" maxLength={200} defaultValue={filter.words} />
      </label>
      <button type="submit" className="btn btn--style-primary btn--size-medium">
        {texts.apply}
      </button>
      <a href="?">{texts.reset}</a>
    </form>
  )
}

function Documents({
  documents,
  kinds,
  texts,
  languages,
}: {
  documents: readonly TranslatedDocument[]
  kinds: Kinds
  texts: TranslationTexts
  languages: Languages
}) {
  if (documents.length === 0) return <p role="status">{texts.none}</p>
  return (
    <div className="translations__table translations__documents">
      <table aria-label={texts.title}>
        <thead>
          <tr>
            <td>
              <SelectAll label={texts.selectAll} />
            </td>
            <th scope="col">{texts.document}</th>
            {languages.map(({ code, name }) => (
              <th key={code} scope="col" lang={code}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {documents.map(({ entity, id, title, states }) => (
            <tr key={`${entity} ${id}`}>
              <td>
                <SelectRow
                  entity={{ slug: entity, id }}
                  label={`${texts.select}: ${kinds.get(entity)?.title ?? title}`}
                />
              </td>
              <th scope="row">
                {kinds.get(entity)?.title ?? title}
                {id !== '' && <small>{kinds.get(entity)?.kind ?? entity}</small>}
              </th>
              {languages.map(({ code, name }) => {
                const own = states.find(({ locale }) => locale === code)
                return (
                  <td key={code}>{own && <StateLink {...{ entity, id, own, name, texts }} />}</td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function StateLink({
  entity,
  id,
  own,
  name,
  texts,
}: {
  entity: string
  id: string
  own: TranslatedDocument['states'][number]
  name: string
  texts: TranslationTexts
}) {
  const open = own.missing + own.outdated
  return (
    <a
      href={formAddress(entity, id, own.locale, own.firstPath)}
      title={`${name}: ${texts.states[own.state]}`}
      data-state={own.state}
    >
      <StateMark state={own.state} />
      <span>
        <span className="visually-hidden">{name}: </span>
        {texts.states[own.state]}
        {open > 0 && own.state !== 'missing' && ` (${open})`}
      </span>
    </a>
  )
}

function Pages({ filter, hasMore, texts }: FilterProps & { hasMore: boolean }) {
  const { page } = filter
  if (page === 1 && !hasMore) return null
  return (
    <nav className="translations__pages" aria-label={`${texts.title} (${documentsPerPage})`}>
      {page > 1 && <a href={writeFilter({ ...filter, page: page - 1 })}>{texts.previous}</a>}
      {hasMore && <a href={writeFilter({ ...filter, page: page + 1 })}>{texts.next}</a>}
    </nav>
  )
}
