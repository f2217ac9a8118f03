import type { CollectionSlug, TextField, TextFieldValidation } from 'payload'
import { isSlug } from '@/cms/addresses/is-slug'
import { label, labelFor } from '@/cms/admin/label'
import { formatSlug } from '@/cms/hooks/format-slug'

type TextFieldValidationOptions = Parameters<TextFieldValidation>[1]

/**
 * A slug that all languages share, so that switching the language retains the path.
 *
 * @param isReserved returns whether another page uses the address of a slug
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
    validate: async (
      value: string | null | undefined,
      { collectionSlug, id, req }: TextFieldValidationOptions,
    ) => {
      if (!value) return req.t('validation:required')
      if (isReserved(value)) return labelFor(req.i18n.language, 'errors.slugReserved')
      if (!isSlug(value)) return labelFor(req.i18n.language, 'errors.slug')
      if (!collectionSlug) return true
      // The database would refuse a duplicate as well, but the form would drop that error on the
      // next change.
      const others = id ? [{ id: { not_equals: id } }] : []
      const { totalDocs } = await req.payload.count({
        collection: collectionSlug as CollectionSlug,
        where: { and: [{ slug: { equals: value } }, ...others] },
        req,
      })
      return totalDocs === 0 || labelFor(req.i18n.language, 'refusals.taken')
    },
  }
}
