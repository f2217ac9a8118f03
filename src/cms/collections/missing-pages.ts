import type { CollectionConfig, Field } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { nobody } from '@/cms/access/nobody'
import { collectionLabels, label } from '@/cms/admin/label'
import { suggestionsEndpoint } from '@/cms/missing-pages/endpoint'

/** A field that only the server writes. */
const counted = <T extends Field>(field: T): T => ({
  ...field,
  access: { create: nobody, update: nobody },
  admin: { readOnly: true },
})

/**
 * Addresses without a page that visitors opened. The HTTP layer counts them; editors redirect or
 * dismiss them.
 */
export const missingPages: CollectionConfig = {
  slug: 'missing-pages',
  labels: collectionLabels('missingPages.noun'),
  admin: {
    group: label('groups.pages'),
    useAsTitle: 'path',
    description: label('missingPages.lead'),
    defaultColumns: ['path', 'hits', 'lastSeenAt', 'referrer', 'actions'],
    listSearchableFields: ['path', 'referrer'],
    enableListViewSelectAPI: true,
    components: { beforeListTable: ['@/cms/admin/missing-pages/dismissed-filter#DismissedFilter'] },
  },
  // The actions of a row depend on it, whatever the columns are.
  forceSelect: { path: true, dismissed: true },
  defaultSort: '-hits',
  access: { read: isEditor, create: nobody, update: isEditor, delete: isEditor },
  endpoints: [suggestionsEndpoint],
  fields: [
    counted({
      name: 'path',
      type: 'text',
      label: label('missingPages.path'),
      required: true,
      unique: true,
      maxLength: 200,
    }),
    counted({
      name: 'hits',
      type: 'number',
      label: label('addresses.hits'),
      required: true,
      defaultValue: 0,
      index: true,
    }),
    counted({ name: 'referrer', type: 'text', label: label('missingPages.referrer') }),
    counted({
      name: 'lastSeenAt',
      type: 'date',
      label: label('addresses.lastHitAt'),
      index: true,
    }),
    {
      name: 'dismissed',
      type: 'checkbox',
      label: label('missingPages.dismissed'),
      defaultValue: false,
      admin: { position: 'sidebar', description: label('missingPages.dismissedHint') },
    },
    {
      name: 'actions',
      type: 'ui',
      label: label('missingPages.redirect'),
      admin: {
        position: 'sidebar',
        components: {
          Cell: '@/cms/admin/missing-pages/missing-page-cell#MissingPageCell',
          Field: '@/cms/admin/missing-pages/missing-page-panel#MissingPagePanel',
        },
      },
    },
  ],
}
