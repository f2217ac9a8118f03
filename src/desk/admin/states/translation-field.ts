import type { UIField } from 'payload'
import { deskName } from '../../texts'

/** The states of the languages: a panel in the sidebar of a document, and a column of its list. */
export const translationField: UIField = {
  name: 'translations',
  type: 'ui',
  // Payload calls it as for other fields, which the type of these leaves out.
  label: deskName('translations.title') as never,
  admin: {
    position: 'sidebar',
    components: {
      Field: '@/desk/admin/states/translation-panel#TranslationPanel',
      Cell: '@/desk/admin/states/translation-cell#TranslationCell',
    },
  },
}
