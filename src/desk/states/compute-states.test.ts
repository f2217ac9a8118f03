import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { computeStates, isMachineMade } from './compute-states'

const text = (name: string, required = false) =>
  ({ name, type: 'text', localized: true, required }) as unknown as FlattenedField
const fields = [
  text('title', true),
  text('summary'),
  {
    name: 'items',
    type: 'array',
    flattenedFields: [text('label', true)],
  } as unknown as FlattenedField,
]
const statuses = (published: Locale[]) => ({
  _status: Object.fromEntries(
    ['en', 'de', 'fr'].map((code) => [
      code,
      published.includes(code as Locale) ? 'published' : 'draft',
    ]),
  ),
})
const doc = (title: object, published: Locale[], more: object = {}) => ({
  ...statuses(published),
  title,
  summary: {},
  items: [],
  ...more,
})
const stateOf = (computed: ReturnType<typeof computeStates>, locale: Locale) =>
  computed.states.find((state) => state.locale === locale)
/** Computes the states after each of these saves of an article that is public from the first. */
function saveAll(...docs: object[]) {
  let known = {}
  let computed = computeStates(fields, {}, {}, {})
  for (const each of docs) {
    computed = computeStates(fields, each, each, known)
    known = Object.fromEntries(computed.states.map(({ locale, sources }) => [locale, sources]))
  }
  return computed
}

describe('the state of a language', () => {
  it('is missing without any text, and incomplete with gaps', () => {
    const more = { summary: { en: 'Short', de: 'Kurz' } }
    const computed = saveAll(doc({ en: 'Hello' }, ['en'], more))
    expect(stateOf(computed, 'fr')).toMatchObject({ state: 'missing', total: 2, missing: 2 })
    expect(stateOf(computed, 'de')).toMatchObject({
      state: 'incomplete',
      missing: 1,
      firstPath: 'title',
    })
  })

  it('needs no translation of texts that are empty in English', () => {
    const computed = saveAll(doc({ en: 'Hello', de: 'Hallo' }, ['en', 'de']))
    expect(stateOf(computed, 'de')).toMatchObject({ state: 'published', total: 1 })
  })

  it('is outdated after English changed, until the translation changes', () => {
    const before = doc({ en: 'Hello', de: 'Hallo' }, ['en', 'de'])
    const changed = doc({ en: 'Welcome', de: 'Hallo' }, ['en', 'de'])
    const translated = doc({ en: 'Welcome', de: 'Willkommen' }, ['en', 'de'])
    expect(stateOf(saveAll(before, changed), 'de')).toMatchObject({
      state: 'outdated',
      outdated: 1,
      firstPath: 'title',
    })
    expect(stateOf(saveAll(before, changed, translated), 'de')?.state).toBe('published')
    expect(stateOf(saveAll(before, changed, before), 'de')?.state).toBe('published')
  })

  it('ignores English drafts', () => {
    const published = doc({ en: 'Hello', de: 'Hallo' }, ['en', 'de'])
    const draft = doc({ en: 'Welcome', de: 'Hallo' }, ['de'])
    const known = { de: stateOf(saveAll(published), 'de')?.sources ?? {} }
    const computed = computeStates(fields, draft, published, known)
    expect(stateOf(computed, 'de')?.state).toBe('published')
  })

  it('is a draft until the complete text is published', () => {
    const draft = doc({ en: 'Hello', de: 'Hallo' }, ['en'])
    expect(stateOf(saveAll(draft), 'de')?.state).toBe('draft')
  })

  it('identifies the texts of rows by the id of the row', () => {
    const rows = (...ids: string[]) => ({
      items: ids.map((id) => ({ id, label: { en: `Item ${id}`, de: `Punkt ${id}` } })),
    })
    const before = doc({ en: 'Hello', de: 'Hallo' }, ['en', 'de'], rows('a', 'b'))
    const moved = doc({ en: 'Hello', de: 'Hallo' }, ['en', 'de'], rows('b', 'a'))
    expect(stateOf(saveAll(before, moved), 'de')?.state).toBe('published')
  })

  it.each<[string, object]>([
    ['another text', { de: 'Grüezi' }],
    ['no text', {}],
    ['nothing of the row', { gone: true }],
  ])('remembers what a machine wrote while there is %s', (_, label) => {
    const rows = (german: object) => ({ items: [{ id: 'a', label: { en: 'Hello', ...german } }] })
    const written = doc({ en: 'Title' }, ['en'], rows({ de: 'Hallo' }))
    const known = { de: stateOf(saveAll(written), 'de')?.sources ?? {} }
    const [text = '', source = ''] = known.de['items.a.label'] ?? []
    known.de['items.a.label'] = [text, source, text]
    const other = 'gone' in label ? doc({ en: 'Title' }, ['en']) : { ...written, ...rows(label) }
    const between = stateOf(computeStates(fields, other, other, known), 'de')?.sources ?? {}
    expect(isMachineMade(between['items.a.label'], 'Grüezi')).toBe(false)
    const restored = computeStates(fields, written, written, { de: between })
    expect(isMachineMade(stateOf(restored, 'de')?.sources['items.a.label'], 'Hallo')).toBe(true)
  })
})
