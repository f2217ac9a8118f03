import type { ServerProps } from 'payload'
import { ConflictDialog } from './conflict-dialog'
import { labelFor } from './label'

/** Shows the changes of another user after a save was refused because of them. */
export function ConflictNotice({ i18n }: ServerProps) {
  const translate = (key: Parameters<typeof labelFor>[1]) => labelFor(i18n.language, key)
  return (
    <ConflictDialog
      texts={{
        title: translate('conflict.title'),
        text: translate('conflict.text'),
        yours: translate('conflict.yours'),
        theirs: translate('conflict.theirs'),
        keepYours: translate('conflict.keepYours'),
        useTheirs: translate('conflict.useTheirs'),
      }}
    />
  )
}
