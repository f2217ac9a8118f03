import type { UIField } from 'payload'
import { desk } from '../../options'
import { deskLabel } from '../../texts'

/** Help with the text that has the focus, in the sidebar of a form. */
export const textHelpField = (): UIField => ({
  name: 'textHelp',
  type: 'ui',
  label: deskLabel('textHelp.title'),
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: {
      Field: desk().textHelp ?? '@/desk/admin/text-help/focused-text#FocusedText',
    },
  },
})
