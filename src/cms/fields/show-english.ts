import type { Field } from 'payload'

/** Shows the English text next to a localized field in the forms of other languages. */
export function showEnglish(field: Field): Field {
  const admin = field.admin ?? {}
  const components = 'components' in admin ? admin.components : {}
  const Description = '@/cms/admin/side-by-side/english-text#EnglishText'
  return { ...field, admin: { ...admin, components: { ...components, Description } } } as Field
}
