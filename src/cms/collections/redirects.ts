import {
  type CollectionConfig,
  type PayloadRequest,
  type TextFieldSingleValidation,
  ValidationError,
} from 'payload'
import { text } from 'payload/shared'
import { isEditor } from '@/cms/access/is-editor'
import { isStaff } from '@/cms/access/is-staff'
import { nobody } from '@/cms/access/nobody'
import {
  findSourceFault,
  findTargetFault,
  type RedirectFault,
  tidyAddress,
} from '@/cms/addresses/check-redirect'
import {
  findRedirectTarget,
  lockRedirects,
  shortenRedirects,
} from '@/cms/addresses/write-redirects'
import { collectionLabels, label, labelFor } from '@/cms/admin/label'
import { notifyContentChanged } from '@/cms/hooks/notify-content-changed'
import { forgetMissingPage } from '@/cms/missing-pages/forget-missing-page'
import { redirectsSlug } from '@/env'

const kinds = ['automatic', 'manual'] as const

const tidy = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? tidyAddress(value) : value

const notifyChanged = ({ req }: { req: PayloadRequest }) => notifyContentChanged(redirectsSlug, req)

/** Validates the format of an address with `findFault`; Payload checks its presence and length. */
function checkAddress(
  findFault: (address: string, data: { from?: unknown }) => RedirectFault | undefined,
): TextFieldSingleValidation {
  return async (value, options) => {
    const isText = await text(value, options)
    if (isText !== true) return isText
    const fault = findFault(tidyAddress(value ?? ''), options.siblingData)
    return fault ? labelFor(options.req.i18n.language, fault) : true
  }
}

/**
 * Redirects, which apply to every language. They are added and deleted, not changed; `recordMove`
 * adds those of moved pages.
 */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: collectionLabels('addresses.redirect'),
  admin: {
    group: label('groups.pages'),
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'kind', 'hits', 'lastHitAt'],
    listSearchableFields: ['from', 'to'],
    enableListViewSelectAPI: true,
  },
  defaultSort: 'from',
  access: { read: isStaff, create: isEditor, update: nobody, delete: isEditor },
  hooks: {
    beforeChange: [
      async ({ data, req }) => {
        await lockRedirects(req)
        const to = (await findRedirectTarget(data.to, req)) ?? data.to
        if (to === data.from) {
          const message = labelFor(req.i18n.language, 'addresses.errors.loop')
          throw new ValidationError({
            collection: 'redirects',
            errors: [{ message, path: 'to' }],
            req,
          })
        }
        return { ...data, to, kind: 'manual', hits: 0, lastHitAt: null }
      },
    ],
    afterChange: [
      async ({ doc, req }) => {
        await shortenRedirects(doc.from, doc.to, req)
        await forgetMissingPage(doc.from, req)
        await notifyChanged({ req })
      },
    ],
    afterDelete: [notifyChanged],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: label('addresses.from'),
      required: true,
      unique: true,
      maxLength: 500,
      admin: { description: label('addresses.fromHint') },
      hooks: { beforeValidate: [tidy] },
      validate: checkAddress((from) => findSourceFault(from)),
    },
    {
      name: 'to',
      type: 'text',
      label: label('addresses.to'),
      required: true,
      index: true,
      maxLength: 2000,
      admin: { description: label('addresses.toHint') },
      hooks: { beforeValidate: [tidy] },
      validate: checkAddress((to, { from }) =>
        findTargetFault(to, typeof from === 'string' ? tidyAddress(from) : ''),
      ),
    },
    {
      name: 'kind',
      type: 'select',
      label: label('addresses.kind'),
      options: kinds.map((value) => ({ value, label: label(`addresses.kinds.${value}`) })),
      defaultValue: 'manual',
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'hits',
      type: 'number',
      label: label('addresses.hits'),
      defaultValue: 0,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'lastHitAt',
      type: 'date',
      label: label('addresses.lastHitAt'),
      admin: { readOnly: true, position: 'sidebar' },
    },
  ],
}
