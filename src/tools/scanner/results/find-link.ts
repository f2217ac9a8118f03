import { inspectLink } from '@/qr/links/inspect-link'
import type { Understood } from './recognise-code'

/** The link that a code leads to, whatever else it was recognised as. */
export function findLink(understood: Understood, text: string): string | undefined {
  switch (understood.type) {
    case 'url':
      return understood.url
    case 'hosted':
    case 'document':
    case 'multimedia':
    case 'image':
    case 'wechat-pay':
    case 'wechat':
    case 'alipay':
    case 'paypay':
    case 'line-link':
    case 'zalo-link':
      return understood.link
    case 'text':
      // No button opens it, but what it would run is to be known.
      return inspectLink(text).kind === 'code' ? text : undefined
    default:
      return /^https?:\/\//i.test(text.trim()) ? text.trim() : undefined
  }
}
