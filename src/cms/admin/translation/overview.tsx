import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import {
  countTranslations,
  documentsPerPage,
  findTranslations,
  shownStates,
  type TranslatedDocument,
  type TranslationFilter,
} from '@/cms/translation/find-translations'
import { isLocale, locales } from '@/i18n/locales'
import { paths } from '@/paths'
import { formAddress } from './form-address'
import { type Kinds, listKinds } from './list-kinds'
import { overviewStyle } from './overview-style'
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
  const [{ documents, hasMore }, counts] = await Promise.all([
    findTranslations(filter, req),
    countTranslations(filter.entity, req),
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
        <Counts counts={counts} filter={filter} texts={texts} />
        <Filter filter={filter} kinds={kinds} texts={texts} />
        <Documents documents={documents} kinds={kinds} texts={texts} languages={languagesOf(req)} />
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
    words: read('search'),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  }
}

function writeFilter({ entity, locale, state, words, page }: TranslationFilter): string {
  const members = { kind: entity, language: locale, state, search: words }
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
}: FilterProps & { counts: Awaited<ReturnType<typeof countTranslations>> }) {
  const find = (locale: string, state: string) =>
    counts.find((count) => count.locale === locale && count.state === state)?.documents ?? 0
  return (
    <div className="translations__table">
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
          {locales.map(({ code, name }) => (
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

function Filter({ filter, kinds, texts }: FilterProps & { kinds: Kinds }) {
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
  languages: readonly { code: string; name: string }[]
}) {
  if (documents.length === 0) return <p role="status">{texts.none}</p>
  return (
    <div className="translations__table">
      <table aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{texts.document}</th>
            {languages.map(({ code, name }) => (
              <th key={code} scope="col" title={name}>
                {code}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {documents.map(({ entity, id, title, states }) => (
            <tr key={`${entity} ${id}`}>
              <th scope="row">
                {kinds.get(entity)?.title ?? title}
                <small>{kinds.get(entity)?.kind ?? entity}</small>
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
      aria-label={`${name}: ${texts.states[own.state]}${open > 0 ? ` (${open})` : ''}`}
      title={`${name}: ${texts.states[own.state]}`}
      data-state={own.state}
    >
      <StateMark state={own.state} />
      {open > 0 && own.state !== 'missing' && <span aria-hidden="true"> {open}</span>}
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
