import { contentFields, readerOf } from '@/qr/content'
import { isContent, type Understood } from '../results/recognise-code'

const hidden = '••••••••'

/**
 * Describes an entry of the history in a line without secrets: passwords of networks and secrets of
 * one-time passwords.
 */
export function describeWithoutSecrets(text: string, content: Understood): string {
  // In an unknown kind of network any part may be the password.
  if (content.type === 'other-network') return content.ssid || hidden
  if (content.type === 'binary') return ''
  const summary = isContent(content) ? readerOf(content.type).summary?.(content) : undefined
  return summary || (hasSecret(content) ? '' : text.replace(/\s+/g, ' ').trim())
}

/** Whether an entry contains a secret, which the list does not show. */
export function hasSecret(content: Understood): boolean {
  return isContent(content)
    ? contentFields[content.type].some(({ isSecret }) => isSecret)
    : content.type === 'other-network'
}
