import type { CollectionConfig, Field } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { isEditor } from '@/cms/access/is-editor'
import { nobody } from '@/cms/access/nobody'
import { dateTimeFormat } from '@/cms/admin/date-format'
import { catalogLabel, collectionLabels, label, labelFor } from '@/cms/admin/label'
import { localeField } from '@/cms/fields/locale-field'
import { forgetReasonOnceUnblocked } from '@/cms/hooks/forget-reason-once-unblocked'
import { removeFilesOfCode } from '@/cms/hooks/remove-files-of-code'
import { findCodesLeadingTo } from '@/cms/search/find-codes-leading-to'
import { replaceSearch } from '@/cms/search/replace-search'
import { searchField, searchFieldName } from '@/cms/search/search-field'
import { codeStatuses } from '@/codes'
import { hostedTypes } from '@/qr/content'

const shownTime = {
  position: 'sidebar',
  date: { pickerAppearance: 'dayAndTime', displayFormat: dateTimeFormat },
} as const

/**
 * Dynamic codes. The content of a code belongs to the owner of its edit key and is written by
 * `data/codes` in plain SQL; the team can pause or block a code here.
 */
export const codes: CollectionConfig = {
  slug: 'codes',
  labels: collectionLabels('collections.codes'),
  admin: {
    group: label('groups.codes'),
    useAsTitle: 'slug',
    defaultColumns: ['slug', 'type', 'document', 'status', 'suspicion', 'createdAt'],
    listSearchableFields: ['slug', searchFieldName],
    enableListViewSelectAPI: true,
  },
  defaultSort: '-createdAt',
  access: { read: isEditor, create: isAdmin, update: isEditor, delete: isAdmin },
  hooks: {
    beforeOperation: [replaceSearch(findCodesLeadingTo)],
    beforeChange: [forgetReasonOnceUnblocked],
    beforeDelete: [removeFilesOfCode],
  },
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
      options: hostedTypes.map((value) => ({
        value,
        label: catalogLabel(`types.${value}.label`),
      })),
      access: { update: nobody },
    },
    {
      // A `CodeDocument`; the list shows its target hosts.
      name: 'document',
      type: 'json',
      label: label('fields.targets'),
      required: true,
      access: { update: nobody },
      admin: {
        components: {
          Cell: '@/cms/admin/leads-to-cell#LeadsToCell',
          Field: '@/cms/admin/code-content#CodeContent',
        },
      },
    },
    {
      name: 'design',
      type: 'json',
      label: label('fields.design'),
      access: { update: nobody },
      // The JSON editor would be loaded from a third-party server.
      admin: { hidden: true },
    },
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
      admin: {
        position: 'sidebar',
        description: label('hints.blockReason'),
        condition: (data) => data?.status === 'blocked',
      },
      validate: (value: string | null | undefined, { data, req }) => {
        const isMissing = (data as { status?: string }).status === 'blocked' && !value?.trim()
        return !isMissing || labelFor(req.i18n.language, 'errors.blockReason')
      },
    },
    searchField('fields.targets'),
    localeField,
    { name: 'name', type: 'text', access: { update: nobody }, admin: { hidden: true } },
    { name: 'timeZone', type: 'text', access: { update: nobody }, admin: { hidden: true } },
    hiddenNumber('revision'),
    {
      // Time when the owner deleted the code, which is removed 30 days later.
      name: 'deletedAt',
      type: 'date',
      label: label('fields.deletedAt'),
      index: true,
      access: { update: nobody },
      admin: { ...shownTime, condition: (data) => Boolean(data?.deletedAt) },
    },
    {
      // Time of the last reputation check of the target addresses, and its findings.
      name: 'checkedAt',
      type: 'date',
      label: label('fields.checkedAt'),
      index: true,
      access: { update: nobody },
      admin: shownTime,
    },
    {
      name: 'suspicion',
      type: 'text',
      label: label('fields.suspicion'),
      access: { update: nobody },
      admin: { position: 'sidebar', description: label('hints.suspicion') },
    },
    hiddenHash('passwordHash'),
    // Hash of the owner's e-mail address, to find the codes when the owner requests the edit keys.
    hiddenHash('emailHash', { index: true }),
    hiddenHash('editKeyHash'),
  ],
}

/** A hash that the server compares and no user needs to see. */
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
