import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Payload, TypedUser } from 'payload'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { TranslationImportResult } from '@/desk/exchange/apply-import'
import type { TranslationImportPreview } from '@/desk/exchange/endpoints'
import type { ReviewedDocument } from '@/desk/exchange/review-import'
import { localeCodes } from '@/i18n/locales'
import type { Post } from '@/payload-types'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'
import { findXliffFaults } from '@/testing/xliff/find-xliff-faults'

let payload: Payload
let team: Team
let request: TeamRequest
let post: Post
let count = 0

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  request = requestsOfTeam(payload)
})

const node = { version: 1, direction: 'ltr', format: '', indent: 0 } as const
const words = (text: string, format = 0) => ({
  ...{ type: 'text', version: 1, text, detail: 0, format, mode: 'normal', style: '' },
})
/** A body with formatting, a link, a placeholder, a list and a figure of codes. */
function body(
  heading: string,
  bold: string,
  link: string,
  item: string,
  alt: string,
): Post['body'] {
  const paragraph = {
    ...{ ...node, type: 'paragraph', textFormat: 0 },
    children: [
      words('Scan '),
      words(bold, 1),
      words(' at {{appUrl}} or '),
      {
        ...{ ...node, type: 'link', version: 3, id: 'link' },
        fields: { linkType: 'custom', url: 'https://example.com', newTab: false },
        children: [words(link)],
      },
    ],
  }
  const list = {
    ...{ ...node, type: 'list', listType: 'bullet', tag: 'ul', start: 1 },
    children: [{ ...node, type: 'listitem', value: 1, children: [words(item)] }],
  }
  const figure = {
    ...{ type: 'block', version: 2, format: '' },
    fields: {
      ...{ id: 'figure', blockName: '', blockType: 'codes', alt },
      codes: [{ id: 'code', type: 'url', fields: 'url: https://example.com' }],
    },
  }
  const title = { ...node, type: 'heading', tag: 'h2', children: [words(heading)] }
  const children = [title, paragraph, list, figure]
  return { root: { ...node, type: 'root', children } } as Post['body']
}

beforeEach(async () => {
  count += 1
  post = await payload.create({
    collection: 'posts',
    data: {
      title: `Title {{appUrl}} ${count}`,
      slug: `exchange-${count}`,
      excerpt: 'A short text',
      body: body('Heading', 'now', 'the page', 'Item', 'A code'),
      author: team.author.id,
      _status: 'published',
    },
  })
})

const send = (path: string, data: object, user: TypedUser) =>
  request(path, user, { method: 'POST', body: JSON.stringify(data) })
const exportPost = (user: TypedUser, more: object = {}) =>
  send(
    '/exchange/export',
    {
      documents: [{ slug: 'posts', id: post.id }],
      ...{ locales: ['de'], scope: 'work', format: 'xliff', ...more },
    },
    user,
  )
async function preview(
  file: string | Uint8Array<ArrayBuffer>,
  user: TypedUser,
  name = 'a.xlf',
): Promise<TranslationImportPreview> {
  const answer = await request(`/exchange/preview?name=${name}`, user, {
    method: 'POST',
    body: file,
  })
  return answer.json() as Promise<TranslationImportPreview>
}
const kindsOf = ({ texts }: ReviewedDocument) =>
  Object.fromEntries(texts.map(({ key, kind }) => [key, kind]))
const apply = async (
  review: ReviewedDocument,
  user: TypedUser,
): Promise<TranslationImportResult> => {
  const { slug, id, locale } = review
  const texts = review.texts.filter(({ kind }) => ['added', 'changed', 'confirmed'].includes(kind))
  return (await send('/exchange/apply', { slug, id, locale, texts }, user)).json()
}
async function previewOne(file: string, user: TypedUser, name?: string): Promise<ReviewedDocument> {
  const { documents, faults } = await preview(file, user, name)
  expect(faults).toEqual([])
  return documents[0] as ReviewedDocument
}

/** Translates a file as a tool does: each source becomes a target, with its tags. */
const translate = (xliff: string, edit = (text: string) => text) =>
  xliff
    .replaceAll(
      /<segment state="initial"[^>]*><source>(.*?)<\/source>(?:<target>.*?<\/target>)?/gs,
      (_, text: string) => {
        const target = edit(text.replaceAll(/(?<=>|^)([^<]+)/g, 'Ü $1'))
        return `<segment state="translated"><source>${text}</source><target>${target}</target>`
      },
    )
    .replaceAll('<target>Ü url: ', '<target>url: ')

const readGerman = (locale: 'de' | 'en' = 'de') =>
  payload.findByID({ collection: 'posts', id: post.id, locale, draft: true, depth: 0 })

it('exports a document, imports its translation as a draft, and changes nothing else', async () => {
  const file = await (await exportPost(team.translator)).text()
  expect(findXliffFaults(file)).toEqual([])
  const review = await previewOne(translate(file), team.translator)
  expect(kindsOf(review)).toEqual({ title: 'added', excerpt: 'added', body: 'added' })
  expect(await apply(review, team.translator)).toMatchObject({ saved: 3, refused: [] })
  const german = await readGerman()
  expect(german).toMatchObject({
    title: `Ü Title {{appUrl}}Ü  ${count}`,
    excerpt: 'Ü A short text',
  })
  const [heading, paragraph, , figure] = german.body.root.children as { children?: unknown[] }[]
  expect(heading).toMatchObject({ tag: 'h2', children: [{ text: 'Ü Heading' }] })
  expect(paragraph?.children).toMatchObject([
    { text: 'Ü Scan ' },
    { text: 'Ü now', format: 1 },
    { text: 'Ü  at {{appUrl}}Ü  or ' },
    { fields: { url: 'https://example.com' }, children: [{ text: 'Ü the page' }] },
  ])
  expect(figure).toMatchObject({ fields: { alt: 'Ü A code', blockType: 'codes' } })
  expect(german._status).toBe('draft')
  expect(await readGerman('en')).toMatchObject({ title: post.title, _status: 'published' })
  // An export of the result contains nothing to do, and its import changes nothing.
  expect((await exportPost(team.editor)).status).toBe(422)
  const all = await (await exportPost(team.editor, { scope: 'all' })).text()
  const kinds = Object.values(kindsOf(await previewOne(all, team.editor)))
  expect(kinds).toEqual(['same', 'same', 'same'])
})

it('exports XLIFF 1.2, and imports it from one file of a tool', async () => {
  const exported = await exportPost(team.translator, { format: 'xliff1' })
  const text = await exported.text()
  expect(text).toContain(`<trans-unit id="posts/${post.id}#title"`)
  const translated = text
    // As tools that manage texts by keys do.
    .replaceAll(/ original="[^"]*"/g, ' original="global"')
    .replaceAll(/\s*<(context-group|note)\b.*?<\/\1>/g, '')
    .replaceAll(/<source>(.*?)<\/source>/gs, (source, content: string) => {
      const target = content.replaceAll(/(?<=>|^)([^<]+)/g, 'Ü $1').replace('Ü url: ', 'url: ')
      return `${source}<target state="translated">${target}</target>`
    })
  const review = await previewOne(translated, team.translator)
  expect(review).toMatchObject({ slug: 'posts', id: post.id, locale: 'de', unknown: [] })
  expect(new Set(Object.values(kindsOf(review)))).toEqual(new Set(['added']))
  expect(await apply(review, team.translator)).toMatchObject({ refused: [] })
  const saved = await payload.findByID({
    ...{ collection: 'posts', id: post.id, locale: 'de', draft: true },
  })
  expect(saved.title).toBe(`Ü Title {{appUrl}}Ü  ${count}`)
})

it('exports ten languages as an archive, and CSV', async () => {
  const locales = localeCodes.filter((code) => code !== 'en')
  const answer = await exportPost(team.editor, { locales, format: 'csv' })
  const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())))
  expect(files).toHaveLength(9)
  for (const [name, bytes] of files) {
    const table = strFromU8(bytes)
    expect(name).toMatch(/^quietzone-[\d-]+-(vi|de|es|fr|it|ja|nl|pt|zh)\.csv$/)
    const translated = table
      .replace(/(A short text,)(,)/, '$1漢字$2')
      .replace(',initial,', ',translated,')
    const review = await previewOne(translated, team.editor, name)
    expect(kindsOf(review)).toMatchObject({ excerpt: 'added', title: 'untranslated' })
  }
})

it('refuses texts whose English has changed, and imports the others', async () => {
  const file = translate(await (await exportPost(team.editor)).text())
  await payload.update({
    ...{ collection: 'posts', id: post.id, locale: 'en' },
    data: { excerpt: 'Another text', _status: 'published' },
  })
  const review = await previewOne(file, team.editor)
  expect(kindsOf(review)).toEqual({ title: 'added', excerpt: 'refused', body: 'added' })
  const stale = review.texts.find(({ key }) => key === 'excerpt')
  expect(stale?.faults).toEqual([{ reason: 'stale' }])
  const { slug, id, locale, texts } = review
  const forced = await send('/exchange/apply', { slug, id, locale, texts }, team.editor)
  expect(await forced.json()).toMatchObject({ saved: 2, refused: [{ key: 'excerpt' }] })
  expect((await readGerman()).excerpt ?? null).toBeNull()
})

it('says before anything is saved what may not be a translation of the text', async () => {
  const header = 'file,id,source,target,language\n'
  const line = (id: string, source: string, target: string) =>
    `posts/${post.id},${id},${source},${target},de\n`
  const title = `Title {1/} ${count}`
  const partsOf = async (...lines: string[]) => {
    const review = await previewOne(header + lines.join(''), team.translator, 'a.csv')
    return review.texts.map(({ key, kind, parts: [part] }) => ({
      ...{ key, kind, faults: part?.faults, warnings: part?.warnings },
    }))
  }
  const english = 'This is the way in which a printed code is scanned with the camera of a phone'
  expect(
    await partsOf(line('title', title, `Titel {1/}`), line('excerpt', 'A short text', english)),
  ).toMatchObject([
    { key: 'title', kind: 'added', warnings: [] },
    {
      ...{ key: 'excerpt', kind: 'added', faults: [] },
      warnings: [{ reason: 'wrongLanguage', detail: 'English' }],
    },
  ])
  expect(await partsOf(line('excerpt', 'A short text', 'Ein Text. '.repeat(10)))).toMatchObject([
    { kind: 'added', warnings: [{ reason: 'muchLonger', detail: '100 > 12' }] },
  ])
  expect(await partsOf(line('excerpt', 'A short text', 'Ein \u202etxeT'))).toMatchObject([
    { kind: 'refused', faults: [{ reason: 'bidiControl', detail: 'U+202E' }] },
  ])
  expect(
    await partsOf(
      line('excerpt', 'A short text', 'Ein kurzer Text'),
      line('title', title, 'Titel {1/}'),
      line('excerpt', 'A short text', 'Kurzer Text'),
      line('title', title, 'Titel {1/}'),
    ),
  ).toMatchObject([
    // The same translation twice is no doubt.
    { key: 'title', kind: 'added', faults: [] },
    {
      key: 'excerpt',
      kind: 'refused',
      faults: [{ reason: 'repeatedUnit', detail: 'Ein kurzer Text' }],
    },
  ])
  expect((await readGerman()).excerpt ?? null).toBeNull()
})

it('does not overwrite what others have saved since the preview', async () => {
  const file = translate(await (await exportPost(team.editor)).text())
  const review = await previewOne(file, team.editor)
  await payload.update({
    ...{ collection: 'posts', id: post.id, locale: 'de', draft: true },
    data: { excerpt: 'Von Hand', _status: 'draft' },
  })
  expect(await apply(review, team.editor)).toMatchObject({
    saved: 2,
    refused: [{ key: 'excerpt', faults: [{ reason: 'changedMeanwhile' }] }],
  })
  expect(await readGerman()).toMatchObject({ excerpt: 'Von Hand' })
  const second = await previewOne(file, team.editor)
  expect(second.texts.find(({ key }) => key === 'excerpt')).toMatchObject({
    kind: 'changed',
    warnings: [{ reason: 'conflict' }],
  })
})

it('confirms an outdated translation that the translator leaves as it is', async () => {
  const file = translate(await (await exportPost(team.editor)).text())
  await apply(await previewOne(file, team.editor), team.editor)
  await payload.update({
    ...{ collection: 'posts', id: post.id, locale: 'en' },
    data: { excerpt: 'A short text.', _status: 'published' },
  })
  const outdated = await (await exportPost(team.editor)).text()
  expect(outdated).toContain('subState="quietzone:outdated"')
  expect(kindsOf(await previewOne(outdated, team.editor))).toEqual({ excerpt: 'same' })
  const checked = outdated.replace('state="initial" subState="quietzone:outdated"', 'state="final"')
  const review = await previewOne(checked, team.editor)
  expect(kindsOf(review)).toEqual({ excerpt: 'confirmed' })
  expect(await apply(review, team.editor)).toMatchObject({ saved: 0, confirmed: 1 })
  expect((await exportPost(team.editor)).status).toBe(422)
})

it('refuses lost tags and broken files', async () => {
  const file = await (await exportPost(team.editor)).text()
  const lost = translate(file, (text) => text.replaceAll(/<ph [^>]*>/g, ''))
  const review = await previewOne(lost, team.editor)
  expect(kindsOf(review)).toEqual({ title: 'refused', excerpt: 'added', body: 'refused' })
  expect(review.texts[0]?.parts[0]?.faults).toEqual([
    { reason: 'missingTag', detail: '{{appUrl}}' },
  ])
  const entity = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${file.slice(39)}`
  expect(await preview(entity, team.editor)).toMatchObject({
    documents: [],
    faults: [{ reason: 'documentType' }],
  })
  const quotes = '"'.repeat(2_000_000)
  expect(await preview(zipSync({ 'a.csv': strToU8(quotes) }), team.translator)).toEqual({
    documents: [],
    faults: [{ file: 'a.xlf', reason: 'archive' }],
  })
  expect(await preview(quotes, team.translator, 'a.csv')).toEqual({
    documents: [],
    faults: [{ file: 'a.csv', reason: 'longText', detail: '1' }],
  })
  const huge = await request('/exchange/preview', team.editor, {
    method: 'POST',
    body: new Uint8Array(21 * 1024 * 1024),
  })
  expect(huge.status).toBe(413)
})

it('lets each role import only what it may edit', async () => {
  const importFor = async (user: TypedUser, locale: string) => {
    const file = translate(await (await exportPost(team.editor, { locales: [locale] })).text())
    const review = await previewOne(file, user)
    const { saved } = await apply(review, user)
    return { refusal: review.refusal, saved }
  }
  expect(await importFor(team.translator, 'fr')).toEqual({ refusal: 'notAllowed', saved: 0 })
  expect(await importFor(team.author, 'fr')).toEqual({ refusal: undefined, saved: 3 })
  await payload.update({ collection: 'posts', id: post.id, data: { author: team.editor.id } })
  expect(await importFor(team.author, 'it')).toEqual({ refusal: 'notAllowed', saved: 0 })
  expect(await importFor(team.translator, 'de')).toEqual({ refusal: undefined, saved: 3 })
  for (const path of ['export', 'preview', 'apply'])
    expect((await request(`/exchange/${path}`, null, { method: 'POST' })).status).toBe(403)
  expect((await exportPost(team.editor, { locales: ['en'] })).status).toBe(400)
  const documents = [{ slug: 'users', id: team.admin.id }]
  expect((await exportPost(team.editor, { documents })).status).toBe(400)
})

it('exports and imports globals', async () => {
  await payload.updateGlobal({
    slug: 'home',
    data: { hero: { title: 'Make codes' }, _status: 'published' } as never,
  })
  const documents = [{ slug: 'home', id: '' }]
  const file = translate(await (await exportPost(team.editor, { documents })).text())
  const review = await previewOne(file, team.editor)
  expect(await apply(review, team.editor)).toMatchObject({ refused: [] })
  const home = await payload.findGlobal({ slug: 'home', locale: 'de', draft: true })
  expect(home.hero?.title).toBe('Ü Make codes')
})

async function drawPicture() {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c31' } })
    .png()
    .toBuffer()
  return { data, mimetype: 'image/png', name: 'poster.png', size: data.length }
}

it('exports the alternative texts of pictures, and saves them', async () => {
  const picture = await payload.create({
    collection: 'media',
    data: { alt: 'A poster' },
    file: await drawPicture(),
  })
  await payload.update({
    ...{ collection: 'posts', id: post.id, locale: 'en' },
    data: { cover: picture.id, _status: 'published' },
  })
  const file = translate(await (await exportPost(team.editor, { withPictures: true })).text())
  const { documents } = await preview(file, team.translator)
  const review = documents.find(({ slug }) => slug === 'media') as ReviewedDocument
  expect(review).toMatchObject({ id: picture.id, title: picture.filename, unknown: [] })
  expect(await apply(review, team.translator)).toMatchObject({ saved: 1, refused: [] })
  const german = await payload.findByID({ collection: 'media', id: picture.id, locale: 'de' })
  expect(german.alt).toBe('Ü A poster')
  expect((await previewOne(file, team.author)).refusal).toBeUndefined()
  const order = { documents: [{ slug: 'media', id: picture.id }], locales: ['fr'] }
  const french = await previewOne(
    translate(await (await exportPost(team.editor, order)).text()),
    team.translator,
  )
  expect(french).toMatchObject({ slug: 'media', refusal: 'notAllowed' })
  expect((await exportPost(team.editor, { ...order, locales: ['de'] })).status).toBe(422)
})

it('exports a large selection in parts, and refuses it in one', async () => {
  const none = { slug: 'posts', id: 'none' }
  const documents = [...Array.from({ length: 200 }, () => none), { slug: 'posts', id: post.id }]
  expect((await exportPost(team.editor, { documents })).status).toBe(422)
  const first = await exportPost(team.editor, { documents, inParts: true })
  expect(first.status).toBe(204)
  expect(first.headers.get('x-exported-documents')).toBe('200')
  const rest = await exportPost(team.editor, { documents: documents.slice(200), inParts: true })
  expect(rest.status).toBe(200)
  expect(rest.headers.get('x-exported-documents')).toBe('1')
})

it('records an import in the history of the document', async () => {
  const file = translate(await (await exportPost(team.editor)).text())
  await apply(await previewOne(file, team.translator), team.translator)
  const answer = await request(`/posts/${post.id}/activity`, team.editor)
  const { entries } = (await answer.json()) as { entries: object[] }
  expect(entries).toContainEqual(expect.objectContaining({ action: 'imported', locale: 'de' }))
})
