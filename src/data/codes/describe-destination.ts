import { type Circumstances, type Destination, decideScan } from '@/codes'
import type { HostedCode } from './find-hosted-code'

/**
 * Describes where a scan by this visitor would lead. The target of a code that is paused, blocked,
 * expired or protected by a password is not revealed.
 */
export function describeDestination(code: HostedCode, circumstances: Circumstances): Destination {
  const { slug, document, hasPassword } = code
  const decision = decideScan({ ...code, isSuspicious: false }, circumstances)
  const url = decision.do === 'redirect' ? decision.url : null
  return {
    slug,
    type: document.type,
    status: decision.do === 'refuse' ? decision.reason : 'active',
    url,
    host: url === null ? null : new URL(url).host,
    hasPassword,
    hasRules: hasChoice(document.rules),
  }
}

function hasChoice(rules: HostedCode['document']['rules']): boolean {
  if (!rules) return false
  const { windows, byDevice, byLanguage, split } = rules
  return [windows, Object.keys(byDevice), byLanguage, split].some(({ length }) => length > 0)
}
