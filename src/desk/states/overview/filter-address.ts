import { isLanguage } from '../../languages'
import { shownStates, type TranslationFilter } from '../find-translations'
import { workSteps } from '../work-steps'

type Query = Record<string, unknown>

/** Reads the filter of the overview from the query of its address; unknown values are ignored. */
export function readFilter(query: Query): TranslationFilter {
  const read = (name: string) => {
    const value = query[name]
    return typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined
  }
  const [language, state, page] = [read('language'), read('state'), Number(read('page') ?? 1)]
  return {
    entity: read('kind'),
    locale: isLanguage(language) ? language : undefined,
    state: shownStates.find((name) => name === state),
    assignee: read('assignee'),
    step: workSteps.find((name) => name === read('step')),
    words: read('search'),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  }
}

/** Writes the filter of the overview as the query of its address. */
export function writeFilter(filter: TranslationFilter): string {
  const { entity, locale, state, assignee, step, words, page } = filter
  const members = { kind: entity, language: locale, state, assignee, step, search: words }
  const query = new URLSearchParams(
    Object.entries(members).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  if (page > 1) query.set('page', String(page))
  return `?${query}`
}
