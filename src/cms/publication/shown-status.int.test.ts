import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { startTestPayload } from '@/testing/test-payload'
// What the patch of @payloadcms/next changes; not part of its public interface.
import { getVersions } from '../../../node_modules/@payloadcms/next/dist/views/Document/getVersions.js'
import { enrichDocsWithVersionStatus } from '../../../node_modules/@payloadcms/next/dist/views/List/enrichDocsWithVersionStatus.js'

let payload: Payload
beforeAll(async () => {
  payload = await startTestPayload()
})

it('lists a document as changed only in a language in which it is published now', async () => {
  const collection = 'solutions'
  const { id } = await payload.create({
    collection,
    data: { label: 'Label', slug: 'listed', hero: { title: 'Title' }, _status: 'published' },
  })
  const list = async (locale: Locale) => {
    const req = await createLocalReq({ locale }, payload)
    const { docs } = await enrichDocsWithVersionStatus({
      collectionConfig: payload.collections[collection].config,
      data: await payload.find({ collection, draft: true, req, where: { id: { equals: id } } }),
      req,
    })
    return docs[0]?._displayStatus
  }
  await payload.update({ collection, id, data: { label: 'Other' }, draft: true })
  expect(await list('en')).toBe('changed')
  expect(await list('de')).toBe('draft')
  await payload.update({ collection, id, data: { _status: 'draft' } })
  expect(await list('en')).toBe('draft')
})

it('knows that a global is published while it has a draft', async () => {
  const slug = 'navigation'
  await payload.updateGlobal({ slug, data: { _status: 'published' } })
  const doc = await payload.updateGlobal({ slug, data: { _status: 'draft' }, draft: true })
  const { hasPublishedDoc } = await getVersions({
    doc,
    docPermissions: { fields: true, read: true, readVersions: true, update: true },
    globalConfig: payload.config.globals.find((each) => each.slug === slug),
    locale: 'en',
    payload,
    user: null as never,
  })
  expect(hasPublishedDoc).toBe(true)
})
