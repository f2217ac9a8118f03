import type { UIField } from 'payload'
import { desk } from '../../options'
import { deskName } from '../../texts'

/** Help with the text that has the focus, in the sidebar of a form. */
export const textHelpField = (): UIField => ({
  name: 'textHelp',
  type: 'ui',
  label: deskName('textHelp.title') as never,
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: {
      Field: desk().textHelp ?? '@/desk/admin/text-help/focused-text#FocusedText',
    },
  },
})
