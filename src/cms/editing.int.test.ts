import fc from 'fast-check'
import type { Payload, TypedUser } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type TeamRequest } from '@/testing/test-team'
import { hideUntranslatedRows } from './translated-rows'

/**
 * Tests the guarantees of the CMS for editing in several languages with random sequences of actions
 * by two people: no value disappears unless the same value is changed later, and a published
 * language shows exactly what was published.
 */

const collection = 'solutions'
const locales = ['en', 'de', 'ja'] as const satisfies Locale[]
type Tried = (typeof locales)[number]

let payload: Payload
let people: TypedUser[]
let requestAs: TeamRequest

beforeAll(async () => {
  payload = await startTestPayload()
  requestAs = requestsOfTeam(payload)
  const { admin, editor } = await createTeam(payload)
  people = [admin, editor]
})

/** A page in one language: its texts, and its sections with their texts and shared values. */
type Page = { label: string; title: string; sections: Section[] }
type Section = { id: string; title: string; item: string; path: string }

type Doc = {
  id: string
  label?: string | null
  hero?: { title?: string | null }
  blocks?: { id?: string | null; title?: string | null; items?: object[] | null }[] | null
}

const toPage = ({ label, hero, blocks }: Doc): Page => ({
  label: label ?? '',
  title: hero?.title ?? '',
  sections: (blocks ?? []).map((block) => {
    const [item] = (block.items ?? []) as { title?: string | null; path?: string | null }[]
    return {
      id: block.id ?? '',
      title: block.title ?? '',
      item: item?.title ?? '',
      path: item?.path ?? '',
    }
  }),
})

const toData = ({ label, title, sections }: Page) => ({
  label,
  hero: { title },
  blocks: sections.map(({ id, title, item, path }) => ({
    id,
    blockType: 'cards',
    title,
    items: [{ id: `item-of-${id}`, title: item, path }],
  })),
})

const emptyPage = (): Page => ({ label: '', title: '', sections: [] })

/**
 * A form: its state when it was loaded or last saved, and its current state. Only a response
 * replaces the revision.
 */
type Form = { locale: Tried; loaded: Page; page: Page; revision: string }

const acting = (person: number) => ({ user: people[person] as TypedUser, overrideAccess: false })

async function readDraft(id: string, locale: Tried, person = 0) {
  const options = { collection, id, locale, draft: true, depth: 0, ...acting(person) } as const
  return (await payload.findByID(options)) as Doc as Doc & { revision: string }
}

/** Returns the published page in a language, or null. */
async function readPublished(id: string, locale: Tried): Promise<Page | null> {
  const where = { id: { equals: id }, _status: { equals: 'published' } } as const
  const { docs } = await payload.find({ collection, where, locale, depth: 0, limit: 1 })
  const doc = docs[0] ?? null
  const { flattenedFields } = payload.collections[collection].config
  return doc && toPage(locale === 'en' ? doc : hideUntranslatedRows(flattenedFields, doc, doc))
}

const clone = <Value>(value: Value): Value => structuredClone(value)
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const idsOf = (page: Page) => page.sections.map(({ id }) => id)
const sectionOf = (page: Page, id: string) => page.sections.find((section) => section.id === id)
const isTranslated = ({ title, item }: Section) => title !== '' && item !== ''
const texts = ['title', 'item'] as const

/** The expected document: the newest draft and the published page in each language. */
class Model {
  draft = Object.fromEntries(locales.map((code) => [code, emptyPage()])) as Record<Tried, Page>
  /** Languages without unpublished changes. */
  settled = new Set<Tried>()
  published: Partial<Record<Tried, Page>> = {}
  /** What languages showed before they were unpublished. */
  hidden: Partial<Record<Tried, Page>> = {}
  /** Ids and shared values of the published sections. */
  shared: Section[] = []
  /** Removed sections in their last state: a restored section regains its texts. */
  removed = Object.fromEntries(locales.map((code) => [code, new Map()])) as Record<
    Tried,
    Map<string, Section>
  >

  /** Merges a form into the draft; returns false if both sides changed the same value. */
  save({ locale, loaded, page }: Form): boolean {
    const current = this.draft[locale]
    const merged = clone(current)
    const isEnglish = locale === 'en'
    let isRefused = false
    const choose = (base: unknown, theirs: unknown, yours: unknown) => {
      if (isSame(yours, base) || isSame(yours, theirs)) return theirs
      if (!isSame(theirs, base)) isRefused = true
      return yours
    }
    merged.label = choose(loaded.label, current.label, page.label) as string
    merged.title = choose(loaded.title, current.title, page.title) as string
    const ids = isEnglish
      ? (choose(idsOf(loaded), idsOf(current), idsOf(page)) as string[])
      : idsOf(current)
    merged.sections = ids.map((id) => {
      const [base, theirs, yours] = [loaded, current, page].map((side) => sectionOf(side, id))
      if (!yours || !theirs) return clone((theirs ?? yours) as Section)
      const section = clone(theirs)
      for (const name of isEnglish ? ([...texts, 'path'] as const) : texts)
        section[name] = choose(base?.[name], theirs[name], yours[name]) as string
      return section
    })
    if (isRefused) return false
    this.draft[locale] = merged
    if (isEnglish) this.shareSections(merged.sections)
    this.settled.delete(locale)
    return true
  }

  private shareSections(sections: Section[]) {
    for (const code of locales) {
      const page = this.draft[code]
      const removed = this.removed[code]
      for (const section of page.sections)
        if (!sections.some(({ id }) => id === section.id)) removed.set(section.id, section)
      page.sections = sections.map(({ id, path }) => {
        const { title = '', item = '' } = sectionOf(page, id) ?? removed.get(id) ?? {}
        return { id, title, item, path }
      })
    }
  }

  canPublish(locale: Tried): boolean {
    const { label, title, sections } = this.draft[locale]
    return label !== '' && title !== '' && (locale !== 'en' || sections.every(isTranslated))
  }

  publish(locale: Tried) {
    const isFirst = Object.keys(this.published).length === 0
    this.settled.add(locale)
    if (locale === 'en' || isFirst) {
      const known = this.shared.map(({ id }) => id)
      this.shared = clone(this.draft.en.sections)
      const pages = { ...this.hidden, ...this.published }
      for (const [code, page] of Object.entries(pages) as [Tried, Page][]) {
        page.sections = this.shared.map(({ id }) => {
          const isNew = !known.includes(id)
          const source = isNew ? this.settled.has(code) && this.draft[code] : page
          return clone((source && sectionOf(source, id)) || { id, title: '', item: '', path: '' })
        })
      }
    }
    const before = this.published[locale] ?? this.hidden[locale]
    const page = clone(this.draft[locale])
    // The removal of a section applies to all languages when English is published.
    page.sections = this.shared.map(
      ({ id, path }) =>
        sectionOf(page, id) ??
        (before && sectionOf(before, id)) ?? { id, title: '', item: '', path },
    )
    this.published[locale] = page
  }

  /** Returns the page that visitors see. */
  show(locale: Tried): Page | null {
    const page = this.published[locale]
    if (!page) return null
    const sections = this.shared.map(({ id, path }) => {
      const { title = '', item = '' } = sectionOf(page, id) ?? {}
      return { id, title, item, path }
    })
    return { ...page, sections: locale === 'en' ? sections : sections.filter(isTranslated) }
  }
}

const person = fc.nat({ max: 1 })
const locale = fc.constantFrom(...locales)
const position = fc.nat({ max: 3 })
const often = <Step>(arbitrary: fc.Arbitrary<Step>) => ({ arbitrary, weight: 4 })
const field = fc.nat({ max: 3 })
const action = fc.oneof(
  often(fc.record({ kind: fc.constant('open' as const), person, locale })),
  often(fc.record({ kind: fc.constant('type' as const), person, position, field })),
  often(
    fc.record({
      kind: fc.constant('save' as const),
      person,
      autosave: fc.boolean(),
      isAnswered: fc.boolean(),
    }),
  ),
  often(fc.record({ kind: fc.constant('publish' as const), person })),
  fc.record({ kind: fc.constant('unpublish' as const), locale }),
  fc.record({ kind: fc.constant('add' as const), person, position }),
  fc.record({ kind: fc.constant('remove' as const), person, position }),
  fc.record({ kind: fc.constant('move' as const), person, position, to: position }),
  fc.record({ kind: fc.constant('restore' as const), locale, version: fc.nat({ max: 9 }) }),
)
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never

/** German is published between the removal and the restoration of a section. */
const removeAndRestore: Action[] = [
  { kind: 'type', person: 1, position: 1, field: 2 },
  { kind: 'save', person: 1, autosave: true, isAnswered: true },
  { kind: 'remove', person: 0, position: 1 },
  { kind: 'save', person: 0, autosave: true, isAnswered: true },
  { kind: 'publish', person: 1 },
  { kind: 'restore', locale: 'en', version: 0 },
  { kind: 'publish', person: 0 },
]

/** The same text is saved twice before the form receives the response to the first save. */
const saveTwice: Action[] = [
  { kind: 'type', person: 1, position: 0, field: 0 },
  { kind: 'save', person: 1, autosave: true, isAnswered: false },
  { kind: 'type', person: 1, position: 0, field: 0 },
  { kind: 'save', person: 1, autosave: true, isAnswered: false },
  { kind: 'type', person: 1, position: 0, field: 0 },
  { kind: 'publish', person: 1 },
]

/**
 * Another user restores a version after a form has saved; the form saves again before it receives a
 * response.
 */
const restoreWhileSaving: Action[] = [
  { kind: 'type', person: 1, position: 0, field: 0 },
  { kind: 'save', person: 1, autosave: true, isAnswered: false },
  { kind: 'restore', locale: 'de', version: 4 },
  { kind: 'type', person: 1, position: 2, field: 2 },
  { kind: 'save', person: 1, autosave: false, isAnswered: false },
]

/** German is published again while English shows a section that its draft has no longer. */
const unpublishAndRemove: Action[] = [
  { kind: 'unpublish', locale: 'de' },
  { kind: 'remove', person: 0, position: 0 },
  { kind: 'save', person: 0, autosave: true, isAnswered: true },
  { kind: 'publish', person: 1 },
]

let count = 0

/** Executes actions in the CMS and in the model, and compares both after each. */
async function play(actions: Action[]): Promise<void> {
  const slug = `page-${++count}`
  const pageIn = (code: Tried): Page => ({
    label: `Label ${code}`,
    title: `Title ${code}`,
    sections: ['a', 'b', 'c'].map((id) => ({
      id,
      title: `${id} ${code}`,
      item: `${id} ${code}`,
      path: '/wifi',
    })),
  })
  const created = await payload.create({
    collection,
    data: { slug, ...toData(pageIn('en')) } as never,
    draft: true,
    ...acting(0),
  })
  const { id } = created
  const model = new Model()
  for (const code of locales) {
    const isPublished = code !== 'ja'
    const data = { ...toData(pageIn(code)), _status: isPublished ? 'published' : 'draft' } as never
    const common = { collection, id, locale: code, ...acting(0) } as const
    await payload.update(isPublished ? { ...common, data } : { ...common, data, draft: true })
    model.save({ locale: code, loaded: clone(model.draft[code]), page: pageIn(code), revision: '' })
    if (isPublished) model.publish(code)
  }

  const open = async (who: number, code: Tried): Promise<Form> => {
    const doc = await readDraft(id, code, who)
    const page = toPage(doc)
    return { locale: code, loaded: page, page: clone(page), revision: doc.revision }
  }
  const forms = [await open(0, 'en'), await open(1, 'de')]

  let typed = 0

  const send = (who: number, form: Form, more: object) =>
    payload.update({
      collection,
      id,
      locale: form.locale,
      depth: 0,
      ...acting(who),
      ...more,
      data: {
        ...toData(form.page),
        revision: form.revision,
        ...('data' in more ? (more.data as object) : {}),
      } as never,
    })

  for (const step of actions) {
    const form = 'person' in step ? (forms[step.person] as Form) : null
    const sections = form?.page.sections ?? []
    const at = 'position' in step ? step.position % Math.max(1, sections.length) : 0
    switch (step.kind) {
      case 'open':
        forms[step.person] = await open(step.person, step.locale)
        break
      case 'type': {
        const words = `${form?.locale} ${++typed}`
        const section = sections[at]
        if (!form) break
        if (step.field === 0) form.page.label = words
        else if (step.field === 1) form.page.title = words
        else if (section) section[step.field === 2 ? 'title' : 'item'] = words
        break
      }
      case 'add':
        sections.splice(at, 0, { id: `new-${++typed}`, title: 'New', item: 'New', path: '/url' })
        break
      case 'remove':
        sections.splice(at, 1)
        break
      case 'move':
        sections.splice(step.to, 0, ...sections.splice(at, 1))
        break
      case 'save':
      case 'publish': {
        if (!form) break
        const before = clone(model)
        Object.setPrototypeOf(before, Model.prototype)
        const isPublished = step.kind === 'publish'
        const isMerged = model.save(form) && (!isPublished || model.canPublish(form.locale))
        const more = isPublished
          ? { data: { _status: 'published' }, publishSpecificLocale: form.locale }
          : { draft: true, autosave: step.autosave }
        const sent = send(step.person, form, more)
        if (isMerged) {
          await sent
          if (isPublished) model.publish(form.locale)
        } else {
          await expect(sent).rejects.toMatchObject({ status: 400 })
          Object.assign(model, before)
        }
        const isAnswered = !isMerged || isPublished || step.isAnswered
        forms[step.person] = isAnswered
          ? await open(step.person, form.locale)
          : { ...form, loaded: clone(form.page) }
        break
      }
      case 'unpublish': {
        if (!model.published[step.locale]) break
        await payload.update({
          collection,
          id,
          locale: step.locale,
          data: { _status: 'draft' },
          ...acting(0),
        })
        model.hidden[step.locale] = model.published[step.locale]
        delete model.published[step.locale]
        model.settled.delete(step.locale)
        break
      }
      case 'restore': {
        const where = { parent: { equals: id } }
        const { docs } = await payload.findVersions({ collection, where, sort: 'createdAt' })
        const version = docs[step.version % docs.length]?.id as string
        const common = {
          collection,
          id: version,
          locale: step.locale,
          depth: 0,
          ...acting(0),
        } as const
        const old = toPage((await payload.findVersionByID(common)).version as Doc)
        const answer = await restore(version, step.locale)
        expect(answer.status).toBe(200)
        const current = model.draft[step.locale]
        const restored = step.locale === 'en' ? old.sections : current.sections
        const page = {
          ...old,
          sections: restored.map((section) => sectionOf(old, section.id) ?? section),
        }
        model.save({ locale: step.locale, loaded: clone(current), page, revision: '' })
        break
      }
    }
    for (const code of locales) {
      expect(toPage(await readDraft(id, code)), `draft in ${code}`).toEqual(model.draft[code])
      expect(await readPublished(id, code), `published in ${code}`).toEqual(model.show(code))
    }
  }
}

const restore = (version: string, code: Tried) => {
  const path = `/${collection}/versions/${version}?draft=true&locale=${code}`
  return requestAs(path, people[1] as TypedUser, { method: 'POST' })
}

describe('two people editing a page in three languages', () => {
  it('lose nothing, and publish what they mean to', async () => {
    const sequences = fc.asyncProperty(fc.array(action, { minLength: 8, maxLength: 24 }), play)
    await fc.assert(sequences, {
      examples: [[removeAndRestore], [saveTwice], [restoreWhileSaving], [unpublishAndRemove]],
      numRuns: Number(process.env.EDITING_RUNS ?? 12),
      endOnFailure: true,
    })
  })
})
