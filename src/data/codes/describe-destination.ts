import type { Circumstances } from '@/codes/decide-scan'
import { decideScan } from '@/codes/decide-scan'
import type { Destination } from '@/codes/destination'
import type { HostedCode } from './find-hosted-code'

/**
 * Where a code leads this visitor, before they go there: what a scan of theirs would come to. Of
 * what is behind a password, paused, blocked or over, the address is not told.
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
