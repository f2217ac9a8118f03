import type { ServerProps } from 'payload'
import { labelFor } from './label'
import { PresenceBanner } from './presence-banner'

/** Shows the current editor of the document, and locks the form while that is another user. */
export function PresenceNotice({ i18n }: ServerProps) {
  const say = (key: Parameters<typeof labelFor>[1]) => labelFor(i18n.language, key)
  return (
    <PresenceBanner
      texts={{
        editing: say('presence.editing'),
        editingHint: say('presence.editingHint'),
        takenOver: say('presence.takenOver'),
        takenOverHint: say('presence.takenOverHint'),
        since: say('presence.since'),
        takeOver: say('presence.takeOver'),
      }}
    />
  )
}
