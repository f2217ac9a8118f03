import { inspectLink } from '@/qr/links'
import type { Understood } from './recognise-code'

/** The link that a code leads to, whatever its type. */
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
      // No button opens a script, but its findings are shown.
      return inspectLink(text).kind === 'code' ? text : undefined
    default:
      return /^https?:\/\//i.test(text.trim()) ? text.trim() : undefined
  }
}
