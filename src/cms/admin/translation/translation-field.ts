import type { UIField } from 'payload'
import { label } from '@/cms/admin/label'

/** The states of the languages: a panel in the sidebar of a document, and a column of its list. */
export const translationField: UIField = {
  name: 'translations',
  type: 'ui',
  label: label('translations.title'),
  admin: {
    position: 'sidebar',
    components: {
      Field: '@/cms/admin/translation/translation-panel#TranslationPanel',
      Cell: '@/cms/admin/translation/translation-cell#TranslationCell',
    },
  },
}
