import { describe, expect, it } from 'vitest'
import { blankPageContent, type PageDraft } from '@/qr/content'
import { defaultDesign } from '@/qr/design'
import { type CodeDraft, codeDraftOf, editedDocument, fingerprint } from './code-draft'
import { findLinkedSlug, linkOfCode } from './code-link'
import { findFieldErrors } from './find-field-errors'

const site = 'https://example.com'
const shown = (draft: Partial<PageDraft> & Pick<PageDraft, 'type'>): CodeDraft => ({
  draft: { ...blankPageContent(draft.type), ...draft } as PageDraft,
  design: defaultDesign,
  files: [],
})

describe('linkOfCode', () => {
  it('is as long before the code is saved as after, and leads nowhere', () => {
    const saved = linkOfCode(site, '23456789')
    const unsaved = linkOfCode(site, null)
    expect(saved.text).toBe('HTTPS://EXAMPLE.COM/Q/23456789')
    expect(unsaved.text).toHaveLength(saved.text.length)
    expect(findLinkedSlug(site, saved.text)).toBe('23456789')
    expect(findLinkedSlug(site, unsaved.text)).toBeUndefined()
  })

  it.each(['HTTPS://EVIL.EXAMPLE/Q/23456789', 'https://example.com/q/23456789', '23456789', ''])(
    'is not what %j says',
    (text) => expect(findLinkedSlug(site, text)).toBeUndefined(),
  )
})

describe('fingerprint', () => {
  const state = shown({ type: 'wifi', ssid: 'Café', password: 'twelve letters' })

  it('does not depend on the order of members', () => {
    const turn = <Value extends object>(value: Value) =>
      Object.fromEntries(Object.entries(value).reverse()) as Value
    const turned = { ...state, draft: turn(state.draft), design: turn(state.design) }
    expect(fingerprint(turned)).toBe(fingerprint(state))
  })

  it.each<[string, Partial<CodeDraft>]>([
    ['a letter', { draft: { ...state.draft, ssid: 'Cafe' } }],
    ['a colour', { design: { ...defaultDesign, marginModules: 5 } }],
    ['a file', { files: [{ id: '1', role: 'content', caption: '' }] }],
  ])('tells %s', (_, change) => {
    expect(fingerprint({ ...state, ...change })).not.toBe(fingerprint(state))
  })
})

describe('editedDocument', () => {
  it('leaves alone what the editor does not show', () => {
    const made = editedDocument(shown({ type: 'url', url: 'example.com' }), 'de')
    const base = {
      ...made,
      languages: { ...made.languages, fr: { ...made.languages.de, title: 'Titre' } },
      look: { ...made.look, accent: '#112233' },
    } as typeof made
    const edited = editedDocument(shown({ type: 'url', url: 'example.org' }), 'ja', base)
    expect(edited.mainLocale).toBe('de')
    expect(edited.languages.de?.fields).toEqual({ url: 'example.org' })
    expect(edited.languages.fr).toBe(base.languages.fr)
    expect(edited.look).toBe(base.look)
  })

  it('comes back as it was shown', () => {
    const state = {
      ...shown({ type: 'document', title: 'Menu' }),
      files: [{ id: '1', role: 'content', caption: '' }] as const,
    }
    const document = editedDocument(state, 'en')
    expect(document.languages.en?.fields).toEqual({ title: 'Menu' })
    expect(codeDraftOf({ document, design: null })).toEqual(state)
  })
})

it('finds the fields that the server speaks of', () => {
  const problem = { type: '', title: '', status: 422, key: 'target' } as const
  const errors = [
    { pointer: '/document/languages/en/fields/url', key: 'codes.targets.http' },
    { pointer: '/document/look/accent', key: 'codes.document.invalid' },
  ]
  const found = findFieldErrors({ ...problem, errors }, (one) => one.errors?.[0]?.key ?? '')
  expect(found).toEqual({ url: 'codes.targets.http' })
})
