import { contentFields, hidePageSecret, readerOf } from '@/qr/content'
import { isContent, type Understood } from './recognize-code'

const hidden = '••••••••'

/**
 * Describes a code in a line without secrets: passwords of networks and secrets of one-time
 * passwords.
 */
export function describeWithoutSecrets(text: string, content: Understood): string {
  if (isWhollySecret(content)) return hidden
  // In an unknown kind of network any part may be the password.
  if (content.type === 'other-network') return content.ssid || hidden
  if (content.type === 'binary') return ''
  if (content.type === 'unplaced-event') return content.title
  if (content.type === 'email-message') return content.to.join(', ') || content.subject
  const summary = isContent(content) ? readerOf(content.type).summary?.(content) : undefined
  return summary || (hasSecret(content) ? '' : text.replace(/\s+/g, ' ').trim())
}

/** Secret keys of accounts, a request for a passkey, and data about somebody's health. */
function isWhollySecret({ type }: Understood): boolean {
  return (
    type === 'authenticator-export' ||
    type === 'passkey-request' ||
    type === 'health-card' ||
    type === 'eu-certificate'
  )
}

/** The text of a code with its secrets replaced by dots, for lists, names and exports. */
export function hideSecrets(text: string, content: Understood): string {
  if (isWhollySecret(content)) return hidden
  switch (content.type) {
    case 'wifi':
      return hidePageSecret('wifi', text)
    case 'otp':
      return text.replace(/([?&]secret=)[^&#]*/i, `$1${hidden}`)
    case 'other-network':
      return describeWithoutSecrets(text, content)
    default:
      return text
  }
}

/** Whether a code contains a secret, which lists, names and exports do not show. */
export function hasSecret(content: Understood): boolean {
  if (isWhollySecret(content)) return true
  if (content.type === 'wifi' || content.type === 'other-network') return content.password !== ''
  return isContent(content) && contentFields[content.type].some(({ isSecret }) => isSecret === true)
}
