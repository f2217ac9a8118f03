import type { UIField } from 'payload'
import { deskLabel } from '../../texts'

/** The states of the languages: a panel in the sidebar of a document, and a column of its list. */
export const translationField: UIField = {
  name: 'translations',
  type: 'ui',
  label: deskLabel('translations.title'),
  admin: {
    position: 'sidebar',
    components: {
      Field: '@/desk/admin/states/translation-panel#TranslationPanel',
      Cell: '@/desk/admin/states/translation-cell#TranslationCell',
    },
  },
}
