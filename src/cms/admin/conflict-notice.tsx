import type { ServerProps } from 'payload'
import { ConflictDialog } from './conflict-dialog'
import { labelFor } from './label'

/** Shows the changes of another user after a save was refused because of them. */
export function ConflictNotice({ i18n }: ServerProps) {
  const say = (key: Parameters<typeof labelFor>[1]) => labelFor(i18n.language, key)
  return (
    <ConflictDialog
      texts={{
        title: say('conflict.title'),
        text: say('conflict.text'),
        yours: say('conflict.yours'),
        theirs: say('conflict.theirs'),
        keepYours: say('conflict.keepYours'),
        useTheirs: say('conflict.useTheirs'),
      }}
    />
  )
}
