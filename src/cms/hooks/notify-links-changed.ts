import type { CollectionConfig } from 'payload'
import { isAddressed } from '@/cms/addresses/document-path'
import { readPublicAddress } from '@/cms/links/find-targets'
import { notifyContentChanged } from './notify-content-changed'

/** The tag of pages that contain links to documents. */
export const linksTag = 'links'

/**
 * Notifies the web processes that a document changed its public address or its published languages,
 * or was deleted, so that pages that link to it are rendered again.
 */
export const notifyLinksChanged = {
  beforeChange: [
    async ({ collection, data, operation, originalDoc, req }) => {
      if (operation === 'update' && !req.context.savesDraft && isAddressed(collection.slug)) {
        const { id } = originalDoc
        req.context[`address ${id}`] = await readPublicAddress(collection.slug, id, req)
      }
      return data
    },
  ],
  afterChange: [
    async ({ collection, doc: { id }, operation, req }) => {
      if (req.context.savesDraft || !isAddressed(collection.slug)) return
      const before = operation === 'update' ? req.context[`address ${id}`] : ''
      const address = await readPublicAddress(collection.slug, id, req)
      if (address !== before) await notifyContentChanged(linksTag, req)
    },
  ],
  afterDelete: [({ req }) => notifyContentChanged(linksTag, req)],
} satisfies CollectionConfig['hooks']
