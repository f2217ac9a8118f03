import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import type { Media, Post } from '@/payload-types'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '@/testing/test-rich-text'

let payload: Payload

beforeAll(async () => {
  payload = await startTestPayload()
})

it('reads covers and pictures in texts with their sizes, and English where they have no alternative text', async () => {
  const { findPost } = await import('./find-document')
  const data = await sharp({
    create: { width: 1800, height: 900, channels: 3, background: '#c31' },
  })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: 'shop.png', size: data.length }
  const { id } = await payload.create({ collection: 'media', data: { alt: 'A shop' }, file })
  const picture = { type: 'upload', version: 3, relationTo: 'media', value: id, fields: null }
  const { root } = richText('Text')
  const body = { root: { ...root, children: [...root.children, picture] } } as Post['body']
  const texts = { title: 'Title', body }
  const post = await payload.create({
    collection: 'posts',
    data: { ...texts, slug: 'with-pictures', cover: id, _status: 'published' },
  })
  await payload.update({
    collection: 'posts',
    id: post.id,
    locale: 'de',
    data: { ...texts, _status: 'published' },
  })
  for (const locale of ['en', 'de'] as const) {
    const found = await findPost('with-pictures', locale)
    const inText = found?.document.body.root.children[1]?.value
    for (const shown of [found?.document.cover, inText] as Media[]) {
      expect(shown).toMatchObject({ alt: 'A shop', width: 1800, height: 900 })
      expect(shown.url).toMatch(/\/api\/media\/file\/shop\.png$/)
      const { small, large, smallAvif, largeAvif } = shown.sizes ?? {}
      expect([small, large, smallAvif, largeAvif].map((size) => size?.width)).toEqual([
        640, 1600, 640, 1600,
      ])
      for (const size of [small, large]) expect(size?.url).toMatch(/\.webp$/)
      for (const size of [smallAvif, largeAvif]) expect(size?.url).toMatch(/\.avif$/)
    }
  }
})
