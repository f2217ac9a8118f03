import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Rules } from '@/codes'
import { testCodeView } from '@/testing/test-code-view'
import { sourceOf } from './code-source'
import { followCode, startSession } from './edit-session'
import { editableOf, isSameEditable, nameOf, pickChanges } from './editable'
import { baseOf } from './save-code'
import { storedBase } from './stored-base'

const code = testCodeView()
const source = sourceOf({ slug: code.slug, editKey: 'qz_key' })
const start = editableOf(code)
const session = { source, code, base: baseOf(code) }

describe('a newer version of the server', () => {
  it('is added to the edits, unless both have changed the same place', () => {
    const newer = { ...code, revision: 2, timeZone: 'Asia/Tokyo' }
    const edited = { ...start, name: 'Lunch' }
    const followed = followCode(session, edited, newer)
    expect(followed.edited).toEqual({ ...edited, timeZone: 'Asia/Tokyo' })
    expect(followed.session.base.revision).toBe(2)
    const asked = followCode(session, edited, { ...newer, name: 'Dinner' })
    expect(asked.edited).toEqual(edited)
    expect(asked.session).toMatchObject({ code: { revision: 2 }, base: { revision: 1 } })
  })
})

describe('the edits of a tab', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    })
  })
  const newer = { ...code, revision: 2, timeZone: 'Asia/Tokyo' }
  afterEach(() => vi.unstubAllGlobals())
  const restore = (base: typeof start) => ({ ...base, name: 'Lunch' })

  it('continue after a reload, with what was changed elsewhere meanwhile', () => {
    storedBase('my-codes', code.slug).write(session.base)
    expect(startSession('my-codes', { source, code: newer }, restore)).toMatchObject({
      ...{ isRestored: true, session: { base: { revision: 2 } } },
      edited: { name: 'Lunch', timeZone: 'Asia/Tokyo' },
    })
  })

  it('do not continue if nothing was unsaved, or in a code of another type', () => {
    expect(startSession('my-codes', { source, code: newer }, restore)).toMatchObject({
      ...{ isRestored: false, edited: { name: 'Menu', timeZone: 'Asia/Tokyo' } },
    })
    storedBase('my-codes', code.slug).write(session.base)
    expect(
      startSession('my-codes', { source, code: { ...newer, type: 'text' } }, restore).isRestored,
    ).toBe(false)
  })
})

describe('changes', () => {
  it('do not include rules that say nothing', () => {
    const rules: Rules = {
      ...{ timeZone: 'UTC', windows: [], byDevice: { ios: '' }, byLanguage: [], split: [] },
      expiry: { at: null, scans: null, fallbackUrl: 'https://c.d' },
    }
    const edited = { ...start, document: { ...start.document, rules } }
    expect(isSameEditable(edited, start)).toBe(true)
    expect(pickChanges(start, edited)).toEqual({})
  })

  it('rename a code with its content, until its owner has named it', () => {
    const lead = (url: string) => {
      const en = { ...start.document.languages.en, fields: { url } } as never
      return { ...start.document, languages: { en } }
    }
    const edited = { ...start, document: lead('https://c.d/') }
    expect(pickChanges(start, edited)).toEqual({ document: edited.document })
    const unnamed = { ...start, name: nameOf(start.document) }
    expect(pickChanges(unnamed, { ...edited, name: unnamed.name }).name).toBe('c.d')
    expect(pickChanges(unnamed, { ...edited, name: 'Shop' }).name).toBe('Shop')
  })
})
