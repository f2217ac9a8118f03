import { describe, expect, it } from 'vitest'
import type { LanguageVersion } from '@/codes'
import { blankPageContent, type PageDraft } from '@/qr/content'
import { defaultDesign } from '@/qr/design'
import { applyDraft, type CodeDraft, codeDraftOf, newEditable } from './code-draft'
import { findLinkedSlug, linkOfCode } from './code-link'

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

describe('applyDraft', () => {
  const url = newEditable(shown({ type: 'url', url: 'example.com' }), 'de')

  it('changes what the generator shows, and nothing else', () => {
    const { document } = url
    const fr = { ...document.languages.de, title: 'Titre' } as LanguageVersion
    const base = { ...url, document: { ...document, languages: { ...document.languages, fr } } }
    const edited = applyDraft(base, shown({ type: 'url', url: 'example.org' }))
    expect(edited.document.languages.de?.fields).toEqual({ url: 'example.org' })
    expect(edited).toEqual({
      ...base,
      document: {
        ...base.document,
        languages: { ...base.document.languages, de: edited.document.languages.de },
      },
    })
  })

  it('keeps fields as they are stored while their values are the same', () => {
    const stored = { ssid: 'Café' }
    const base = newEditable(shown({ type: 'wifi', ssid: 'Café' }), 'en')
    const { languages } = base.document
    const en = { ...languages.en, fields: stored } as LanguageVersion
    const document = { ...base.document, languages: { en } }
    const hidden = { ...codeDraftOf({ ...base, document }).draft, security: 'open', password: 'x' }
    const opened = codeDraftOf({ ...base, document })
    expect(applyDraft({ ...base, document }, opened).document.languages.en?.fields).toBe(stored)
    const edited = applyDraft(base, { ...opened, draft: hidden })
    expect(edited.document.languages.en?.fields).not.toHaveProperty('password')
  })

  it('returns as it was shown', () => {
    const state = {
      ...shown({ type: 'document', title: 'Menu' }),
      files: [{ id: '1', role: 'content', caption: '' }] as const,
    }
    const edited = newEditable(state, 'en')
    expect(edited.document.languages.en?.fields).toEqual({ title: 'Menu' })
    expect(codeDraftOf(edited)).toEqual(state)
  })
})
