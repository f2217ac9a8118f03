import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig, getPayload, handleEndpoints, type Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { fillMemory } from './memory/fill-memory'
import { deskTables } from './tables'
import { translationDesk } from './translation-desk'

// A project that has nothing but Payload and this folder.
let payload: Payload
const token = { value: '' }

beforeAll(async () => {
  const config = buildConfig({
    secret: 'desk '.repeat(8),
    telemetry: false,
    db: postgresAdapter({
      pool: { connectionString: await createEmptyDatabase() },
      tablesFilter: ['!translation_*'],
    }),
    editor: lexicalEditor(),
    localization: {
      locales: ['en', 'de', 'ja'],
      defaultLocale: 'en',
      fallback: false,
    },
    collections: [
      { slug: 'users', auth: true, fields: [] },
      {
        slug: 'pages',
        versions: { drafts: true },
        admin: { useAsTitle: 'title' },
        fields: [
          { name: 'title', type: 'text', localized: true, required: true },
          { name: 'body', type: 'richText', localized: true },
        ],
      },
    ],
    globals: [
      {
        slug: 'imprint',
        versions: { drafts: true },
        fields: [{ name: 'address', type: 'textarea', localized: true }],
      },
    ],
    plugins: [translationDesk({ collections: ['pages'], globals: ['imprint'] })],
  })
  payload = await getPayload({ config })
  const person = { email: 'a@example.org', password: 'a long password' }
  await payload.create({ collection: 'users', data: person as never })
  const login = await payload.login({ collection: 'users', data: person })
  token.value = login.token as string
})

afterAll(() => payload.destroy())

async function createEmptyDatabase(): Promise<string> {
  const url = new URL(inject('templateUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  url.pathname = '/postgres'
  const admin = new pg.Client(url.href)
  await admin.connect()
  await admin.query(`create database ${name} template template0`).finally(() => admin.end())
  url.pathname = `/${name}`
  return url.href
}

function request(method: string, path: string, body?: object | Buffer): Promise<Response> {
  return handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost/api${path}`, {
      method,
      headers: { authorization: `JWT ${token.value}`, 'content-type': 'application/json' },
      ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    }),
  })
}

const words = (text: string, format: number) => ({
  ...{ type: 'text', version: 1, text, detail: 0, format, mode: 'normal', style: '' },
})
const paragraph = (...children: object[]) => ({
  root: {
    ...{ type: 'root', version: 1, direction: 'ltr', format: '', indent: 0 },
    children: [
      { type: 'paragraph', version: 1, direction: 'ltr', format: '', indent: 0, children },
    ],
  },
})

const createPage = async () => {
  const data = { title: 'Opening hours', body: paragraph(words('We are ', 0), words('open', 1)) }
  const page = await payload.create({
    collection: 'pages' as never,
    locale: 'en',
    data: { ...data, _status: 'published' } as never,
  })
  return String((page as { id: number }).id)
}

it('shows the states of a document and of a global', async () => {
  const id = await createPage()
  const { states } = await (await request('GET', `/pages/${id}/translations`)).json()
  expect(states).toMatchObject([
    { locale: 'en', state: 'published', missing: 0 },
    { locale: 'de', state: 'missing', missing: 2, firstPath: 'title' },
    { locale: 'ja', state: 'missing', missing: 2 },
  ])
  const { units } = await (
    await request('GET', `/pages/${id}/translations/source?locale=de`)
  ).json()
  expect(units).toMatchObject([{ key: 'title', english: 'Opening hours' }, { key: 'body' }])

  await request('POST', '/globals/imprint?locale=en', { address: 'Main Street 1' })
  const answer = await request('GET', '/globals/imprint/translations')
  expect((await answer.json()).states).toMatchObject([{ locale: 'en' }, { missing: 1 }, {}])
  expect((await handleVisitor(`/pages/${id}/translations`)).status).toBe(403)
})

const handleVisitor = (path: string) =>
  handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost/api${path}`),
  })

it('exports XLIFF and imports it', async () => {
  const id = await createPage()
  const exported = await request('POST', '/exchange/export', {
    documents: [{ slug: 'pages', id }],
    ...{ locales: ['de'], scope: 'work', format: 'xliff' },
  })
  expect(exported.headers.get('content-disposition')).toContain('translation-desk-')
  const file = await exported.text()
  expect(file).toContain('trgLang="de"')
  const translated = file
    .replace('<source>Opening hours</source>', '$&<target>Öffnungszeiten</target>')
    .replace(
      /<source>We are (<pc [^>]*>)open<\/pc><\/source>/,
      '$&<target>Wir haben $1geöffnet</pc></target>',
    )
    .replaceAll('state="initial"', 'state="translated"')
  const preview = await request('POST', '/exchange/preview?name=a.xlf', Buffer.from(translated))
  const { documents, faults } = await preview.json()
  expect(faults).toEqual([])
  const [{ texts }] = documents
  expect(texts).toMatchObject([{ kind: 'added' }, { kind: 'added' }])
  const applied = await request('POST', '/exchange/apply', {
    ...{ slug: 'pages', id, locale: 'de' },
    texts,
  })
  expect(await applied.json()).toMatchObject({ saved: 2, refused: [] })
  const page = await payload.findByID({
    collection: 'pages',
    id,
    locale: 'de',
    draft: true,
  } as never)
  expect(page).toMatchObject({
    title: 'Öffnungszeiten',
    body: paragraph(words('Wir haben ', 0), words('geöffnet', 1)),
  })
  const { states } = await (await request('GET', `/pages/${id}/translations`)).json()
  expect(states[1]).toMatchObject({ locale: 'de', state: 'draft', missing: 0 })
})

it('offers its glossary and its memory', async () => {
  const id = await createPage()
  const title = { title: 'Öffnungszeiten', _status: 'published' }
  await payload.update({ collection: 'pages', id, locale: 'de', data: title } as never)
  await request('POST', '/glossary-terms?locale=de', { term: 'hour', preferred: 'Stunde' })
  await fillMemory(payload)
  const help = await request('GET', `/pages/${id}/translation-help?locale=de&key=title`)
  expect(await help.json()).toMatchObject({
    english: 'Opening hours',
    terms: [{ term: 'hour', preferred: ['Stunde'] }],
    segments: [{ matches: [{ target: 'Öffnungszeiten', score: 100 }] }],
  })
})

it('has the tables that the migrations of this site create', () => {
  const migration = readFileSync('migrations/20261129_000000_baseline.sql', 'utf8')
  const statements = deskTables('en')
    .replace('create or replace', 'create')
    .replaceAll(/(TABLE|INDEX) IF NOT EXISTS/g, '$1')
    .split(/;\n+/)
  expect(statements.length).toBeGreaterThan(8)
  expect(statements.filter((statement) => !migration.includes(statement.trim()))).toEqual([])
})
