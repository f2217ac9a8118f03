import type { TextField } from 'payload'
import { isSlug } from '@/cms/addresses/is-slug'
import { label, labelFor } from '@/cms/admin/label'
import { formatSlug } from '@/cms/hooks/format-slug'

/**
 * Shared by all languages, so that switching the language keeps the path.
 *
 * @param isReserved whether a slug is the address of something else
 */
export function slugField(isReserved: (slug: string) => boolean = () => false): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: label('fields.slug'),
    required: true,
    unique: true,
    index: true,
    maxLength: 96,
    hooks: { beforeValidate: [formatSlug] },
    admin: { position: 'sidebar', description: label('hints.slug') },
    validate: (value: string | null | undefined, { req }) => {
      if (!value) return req.t('validation:required')
      if (isReserved(value)) return labelFor(req.i18n.language, 'errors.slugReserved')
      return isSlug(value) || labelFor(req.i18n.language, 'errors.slug')
    },
  }
}
