import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '@/testing/test-rich-text'
import { createTeam, type Team } from '@/testing/test-team'

let payload: Payload
let team: Team

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
})

/** Searches like the list of a collection. */
async function search(collection: CollectionSlug, question: string, locale: Locale = 'en') {
  const { listSearchableFields = [] } = payload.collections[collection].config.admin
  const { docs } = await payload.find({
    collection,
    draft: true,
    depth: 0,
    fallbackLocale: false,
    locale,
    user: team.editor,
    overrideAccess: false,
    where: { or: listSearchableFields.map((name) => ({ [name]: { like: question } })) },
  })
  return docs.map((doc) => ('slug' in doc ? doc.slug : doc.id))
}

it('finds texts in titles, excerpts, bodies and sections of drafts, in the language of the list', async () => {
  const post = await payload.create({
    collection: 'posts',
    draft: true,
    data: {
      title: 'Printing',
      slug: 'on-paper',
      excerpt: 'For shops',
      body: richText('Lacquer and foil'),
    },
  })
  await payload.update({
    collection: 'posts',
    id: post.id,
    draft: true,
    locale: 'ja',
    data: { title: '印刷', body: richText('紙に箔を押す方法') },
  })
  const section = (title: string) => ({ id: 'a', blockType: 'cards' as const, title, items: [] })
  const hero = { title: 'Hero' }
  const solution = await payload.create({
    collection: 'solutions',
    draft: true,
    data: { label: 'Trade', slug: 'trade', hero, blocks: [section('Guild sign')] },
  })
  await payload.update({
    collection: 'solutions',
    id: solution.id,
    draft: true,
    locale: 'de',
    data: { label: 'Handel', blocks: [section('Zunftzeichen')] },
  })
  await payload.create({
    collection: 'legal-pages',
    draft: true,
    data: { title: 'Terms', slug: 'terms', body: richText('Governing law of the land') },
  })

  for (const question of ['printing', 'shops', 'LACQUER foil', 'paper']) {
    expect([question, await search('posts', question)]).toEqual([question, ['on-paper']])
  }
  expect(await search('posts', 'lacquer wood')).toEqual([])
  expect(await search('posts', '箔', 'ja')).toEqual(['on-paper'])
  expect(await search('posts', 'lacquer', 'ja')).toEqual([])
  // Without a translation, an entry is listed with its English title.
  expect(await search('posts', 'lacquer', 'fr')).toEqual(['on-paper'])
  expect(await search('solutions', 'guild')).toEqual(['trade'])
  expect(await search('solutions', 'zunft', 'de')).toEqual(['trade'])
  expect(await search('solutions', 'zunft')).toEqual([])
  expect(await search('legal-pages', 'governing')).toEqual(['terms'])

  await payload.update({
    collection: 'posts',
    id: post.id,
    draft: true,
    autosave: true,
    data: { body: richText('Varnish') },
  })
  expect(await search('posts', 'lacquer')).toEqual([])
  expect(await search('posts', 'varnish')).toEqual(['on-paper'])
  await payload.delete({ collection: 'posts', id: post.id })
  expect(await search('posts', 'varnish')).toEqual([])
  const { rows } = await payload.db.drizzle.execute(
    `select from draft_search where document_id = '${post.id}'`,
  )
  expect(rows).toEqual([])
})

it('does not answer visitors', async () => {
  const visit = payload.find({
    collection: 'posts',
    overrideAccess: false,
    where: { words: { like: 'varnish' } },
  })
  await expect(visit).rejects.toThrow()
})

it('finds codes by the whole address, the host or the name, and by nothing else in them', async () => {
  const add = (slug: string, name: string, url: string, description = '') =>
    payload.create({
      collection: 'codes',
      data: {
        slug,
        name,
        type: 'url',
        revision: 1,
        status: 'active',
        document: {
          version: 1,
          type: 'url',
          mainLocale: 'en',
          languages: { en: { fields: { url }, title: '', description, buttons: [], files: [] } },
          look: {},
          rules: null,
        },
      },
    })
  await add('bcdfghjk', 'Window poster', 'https://shop.example.com/menu?table=4')
  await add('cdfghjkl', 'Other', 'https://example.org/', 'see shop.example.com and example.net')

  for (const question of [
    'shop.example.com',
    'example.com',
    'https://shop.example.com/menu?table=4',
    'shop.example.com/menu?table=4',
    'window poster',
    'bcdf',
  ]) {
    expect([question, await search('codes', question)]).toEqual([question, ['bcdfghjk']])
  }
  for (const question of [
    'example.net',
    'https://shop.example.com/menu',
    'window',
    'hop.example.com',
  ])
    expect([question, await search('codes', question)]).toEqual([question, []])
})
