import type { TextField } from 'payload'
import { label, labelFor } from '@/cms/admin/label'
import { formatSlug } from '@/cms/hooks/format-slug'

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Shared by all languages, so that switching the language keeps the path.
 *
 * @param options.reserved names that are the addresses of something else
 */
export function slugField({ reserved = [] }: { reserved?: readonly string[] } = {}): TextField {
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
      if (reserved.includes(value)) return labelFor(req.i18n.language, 'errors.slugReserved')
      return slugPattern.test(value) || labelFor(req.i18n.language, 'errors.slug')
    },
  }
}
