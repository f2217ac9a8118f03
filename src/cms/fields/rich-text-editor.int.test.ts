import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '../test-rich-text'

let payload: Payload
let count = 0

beforeAll(async () => {
  payload = await startTestPayload()
})

const publish = (url: string) => {
  const { root } = richText('Text')
  const [paragraph] = root.children
  const words = (paragraph?.children ?? []) as object[]
  const fields = { linkType: 'custom', url, newTab: false }
  const link = { ...paragraph, type: 'link', version: 3, id: 'a', fields, children: words }
  const body = { root: { ...root, children: [{ ...paragraph, children: [link] }] } } as never
  const data = { title: 'Title', slug: `links-${count++}`, body, _status: 'published' } as const
  return payload.create({ collection: 'posts', data })
}

describe('a link in a text', () => {
  it.each([
    '/wifi',
    '#part',
    'https://example.com/a?b=c',
    'http://example.com',
    'mailto:a@example.com',
    'tel:+4930123456',
  ])('leads to %s', async (url) => {
    await expect(publish(url)).resolves.toBeTruthy()
  })

  it.each(['javascript:alert(1)', 'data:text/html,a', '//example.com', 'example', ''])(
    'cannot lead to “%s”',
    async (url) => {
      await expect(publish(url)).rejects.toMatchObject({ status: 400 })
    },
  )
})
