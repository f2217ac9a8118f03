import type { CollectionConfig, Field } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { isEditor } from '@/cms/access/is-editor'
import { nobody } from '@/cms/access/nobody'
import { label, nounLabels } from '@/cms/admin/label'
import { localeField } from '@/cms/fields/locale-field'
import { codeStatuses } from '@/codes/code-view'
import { pageTypes } from '@/qr/content/content-types'

/**
 * Dynamic codes. What a code says belongs to whoever holds its edit key, and is written by
 * `server/codes` in plain SQL; the team can pause or block it here.
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
      // A `CodeDocument`.
      name: 'document',
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
    {
      name: 'blockReason',
      type: 'textarea',
      label: label('fields.reason'),
      admin: { position: 'sidebar' },
    },
    localeField,
    { name: 'name', type: 'text', access: { update: nobody }, admin: { hidden: true } },
    { name: 'timeZone', type: 'text', access: { update: nobody }, admin: { hidden: true } },
    hiddenNumber('revision'),
    {
      // Its owner has deleted it; it is gone 30 days later.
      name: 'deletedAt',
      type: 'date',
      index: true,
      access: { update: nobody },
      admin: { hidden: true },
    },
    {
      // When the addresses it leads to were last asked about, and what was said against one.
      name: 'checkedAt',
      type: 'date',
      index: true,
      access: { update: nobody },
      admin: { hidden: true },
    },
    {
      name: 'suspicion',
      type: 'text',
      access: { update: nobody },
      admin: { hidden: true },
    },
    hiddenHash('passwordHash'),
    // Of the owner's e-mail address, to find the codes when somebody asks for their keys.
    hiddenHash('emailHash', { index: true }),
    hiddenHash('editKeyHash'),
  ],
}

/** A hash, yet nothing anybody needs to see; the server compares it. */
function hiddenHash(name: string, { index = false } = {}): Field {
  return {
    name,
    type: 'text',
    index,
    access: { read: nobody, create: nobody, update: nobody },
    admin: { hidden: true },
  }
}

function hiddenNumber(name: string): Field {
  return {
    name,
    type: 'number',
    required: true,
    defaultValue: 1,
    access: { update: nobody },
    admin: { hidden: true },
  }
}
