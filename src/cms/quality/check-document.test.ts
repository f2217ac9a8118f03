import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { findDocumentFaults, listReferred, type QualityContext } from './check-document'

const field = (name: string, more: object) => ({ name, ...more }) as unknown as FlattenedField
const fields = [
  field('title', { type: 'text', localized: true }),
  field('body', { type: 'richText', localized: true }),
  field('picture', { type: 'upload', relationTo: 'media' }),
  field('path', { type: 'text' }),
  field('codeFields', { type: 'textarea', localized: true, custom: { isProse: false } }),
  field('meta', {
    type: 'group',
    flattenedFields: [
      field('title', { type: 'text', localized: true }),
      field('description', { type: 'textarea', localized: true }),
    ],
  }),
]
const nothing: QualityContext = {
  glossary: { locale: 'de', terms: [] },
  brokenLinks: new Map(),
  undescribed: new Map(),
}
const check = (doc: object, context: Partial<QualityContext> = {}, locale: Locale = 'de') =>
  findDocumentFaults({ fields, doc, locale }, { ...nothing, ...context })
const node = (type: string, text: string, more: object = {}) => ({
  type,
  children: [{ type: 'text', text }],
  ...more,
})
const body = (...children: object[]) => ({ root: { type: 'root', children } })

describe('a document', () => {
  it('without faults has no findings', () => {
    expect(check({ title: { en: 'Large posters', de: 'Große Plakate' } })).toEqual([])
  })

  it('has placeholders of English that are missing or were added', () => {
    const title = { en: '{{types}} types, {{?mail}} mail', de: '{{typ}} Typen, {{?mail}} Mail' }
    expect(check({ title })).toEqual([
      { kind: 'placeholder', path: 'title', detail: '− {{types}}' },
      { kind: 'placeholder', path: 'title', detail: '+ {{typ}}' },
    ])
  })

  it('uses the words of the glossary, except in code and the values of codes', () => {
    const term = { id: '1', term: 'email', english: 'email', preferred: ['E-Mail'] }
    const terms = [{ ...term, forbidden: ['Email'], note: '', partOfSpeech: 'noun' as const }]
    const own = { glossary: { locale: 'de', terms: [{ ...terms[0], isCaseSensitive: false }] } }
    const context = own as Partial<QualityContext>
    const code = { type: 'text', text: 'Email', format: 16 }
    const de = (...children: object[]) => body({ type: 'paragraph', children })
    const doc = { body: { en: '', de: de({ type: 'text', text: 'Der Wert ' }, code) } }
    expect(check(doc, context)).toEqual([])
    expect(check({ codeFields: { de: 'Email: a@mail.example' } }, context)).toEqual([])
    expect(check({ title: { de: 'Per Email' } }, context)).toMatchObject([
      { kind: 'forbiddenTerm', path: 'title', detail: 'Email → E-Mail' },
    ])
    const bold = { ...code, format: 1 }
    expect(check({ body: { de: de(bold) } }, context)).toMatchObject([{ kind: 'forbiddenTerm' }])
  })

  it('repeats English sentences, but names and addresses may be equal', () => {
    expect(
      check({ title: { en: 'Print large posters', de: 'Print large posters' } }),
    ).toMatchObject([{ kind: 'sameAsEnglish', path: 'title' }])
    for (const text of ['PayPal', 'url: https://www.example.com/for-anna', 'anna@mail.example'])
      expect(check({ title: { en: text, de: text } })).toEqual([])
  })

  it('has titles and descriptions that are too short or too long', () => {
    const meta = { title: { de: 'Kurz' }, description: { de: 'x'.repeat(200) } }
    expect(check({ meta })).toEqual([
      { kind: 'titleLength', path: 'meta.title', detail: '4 (30–60)' },
      { kind: 'descriptionLength', path: 'meta.description', detail: '200 (110–160)' },
    ])
  })

  it('skips levels of headings', () => {
    const de = body(node('heading', 'Zwei', { tag: 'h2' }), node('heading', 'Vier', { tag: 'h4' }))
    expect(check({ body: { de } })).toEqual([
      { kind: 'headingOrder', path: 'body', detail: 'Vier' },
    ])
  })

  it('has pictures without alternative text, and links that lead nowhere', () => {
    const link = { linkType: 'custom', url: '/gone' }
    const de = body({ type: 'upload', value: 'a' }, node('link', 'dort', { fields: link }))
    const context = {
      brokenLinks: new Map([['/gone', '/gone']]),
      undescribed: new Map([['a', 'shop.jpg']]),
    }
    const doc = { body: { de }, picture: 'a', path: '/gone' }
    expect(check(doc, context)).toEqual([
      { kind: 'brokenLink', path: 'body', detail: '/gone' },
      { kind: 'missingAlt', path: 'body', detail: 'shop.jpg' },
      { kind: 'missingAlt', path: 'picture', detail: 'shop.jpg' },
    ])
    // Shared links are edited in English.
    expect(check(doc, context, 'en')).toContainEqual({
      kind: 'brokenLink',
      path: 'path',
      detail: '/gone',
    })
    const { addresses, pictures } = listReferred({ fields, doc })
    expect([[...addresses], [...pictures]]).toEqual([['/gone'], ['a']])
  })

  it('has forbidden words, and does not use terms of the glossary', () => {
    const term = {
      ...{ id: '1', term: 'quiet zone', english: 'quiet zone', note: '' },
      ...{ preferred: ['Ruhezone'], forbidden: ['stille Zone'] },
      ...{ partOfSpeech: 'noun' as const, isCaseSensitive: false },
    }
    const title = { en: 'A quiet zone', de: 'Eine stille Zone' }
    expect(check({ title }, { glossary: { locale: 'de', terms: [term] } })).toEqual([
      { kind: 'forbiddenTerm', path: 'title', detail: 'stille Zone → Ruhezone' },
      { kind: 'unusedTerm', path: 'title', detail: 'quiet zone → Ruhezone' },
    ])
  })
})
