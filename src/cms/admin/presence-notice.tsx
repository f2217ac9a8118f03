import type { ServerProps } from 'payload'
import { labelFor } from './label'
import { PresenceBanner } from './presence-banner'

/** Shows the current editor of the document, and locks the form while that is another user. */
export function PresenceNotice({ i18n }: ServerProps) {
  const translate = (key: Parameters<typeof labelFor>[1]) => labelFor(i18n.language, key)
  return (
    <PresenceBanner
      texts={{
        editing: translate('presence.editing'),
        editingHint: translate('presence.editingHint'),
        takenOver: translate('presence.takenOver'),
        takenOverHint: translate('presence.takenOverHint'),
        since: translate('presence.since'),
        takeOver: translate('presence.takeOver'),
      }}
    />
  )
}
