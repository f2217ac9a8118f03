import type { CollectionConfig } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { isEditor } from '@/cms/access/is-editor'
import { nobody } from '@/cms/access/nobody'
import { label, nounLabels } from '@/cms/admin/label'
import { localeField } from '@/cms/fields/locale-field'
import { pageTypes } from '@/qr/content/content-types'

const codeStatuses = ['active', 'paused', 'blocked'] as const

/**
 * Saved codes of visitors. What a code says belongs to whoever holds its edit key; the team can
 * pause or block it.
 */
export const codes: CollectionConfig = {
  slug: 'codes',
  labels: nounLabels('collections.codes'),
  admin: {
    group: label('groups.codes'),
    useAsTitle: 'slug',
    defaultColumns: ['slug', 'type', 'status', 'createdAt'],
    enableListViewSelectAPI: true,
  },
  defaultSort: '-createdAt',
  access: { read: isEditor, create: isAdmin, update: isEditor, delete: isAdmin },
  fields: [
    {
      name: 'slug',
      type: 'text',
      label: label('fields.slug'),
      required: true,
      unique: true,
      index: true,
      access: { update: nobody },
    },
    {
      name: 'type',
      type: 'select',
      label: label('fields.type'),
      required: true,
      options: [...pageTypes],
      access: { update: nobody },
    },
    {
      name: 'content',
      type: 'json',
      label: label('fields.content'),
      required: true,
      access: { update: nobody },
    },
    { name: 'design', type: 'json', label: label('fields.design'), access: { update: nobody } },
    {
      name: 'status',
      type: 'select',
      label: label('fields.status'),
      required: true,
      defaultValue: 'active',
      options: codeStatuses.map((value) => ({ value, label: label(`codeStatus.${value}`) })),
      admin: { position: 'sidebar' },
    },
    localeField,
    // A hash, yet nothing anybody needs to see; the server compares it.
    {
      name: 'editKeyHash',
      type: 'text',
      access: { read: nobody, create: nobody, update: nobody },
      admin: { hidden: true },
    },
  ],
}
