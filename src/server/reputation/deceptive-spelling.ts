import { inspectLink } from '@/qr/links/inspect-link'
import type { LinkFindingKey } from '@/qr/links/link-facts'
import type { UrlReputationProvider } from './url-reputation-provider'

/** Written to be taken for another; no proof, so the visitor is shown where the code leads. */
const deceptive: readonly LinkFindingKey[] = ['imitates', 'lookAlike', 'mixedScripts']

export const deceptiveSpelling: UrlReputationProvider = {
  name: 'spelling',
  async check(urls, _signal, report) {
    for (const url of urls) {
      const finding = inspectLink(url).findings.find(({ key }) => deceptive.includes(key))
      if (finding) {
        const known = finding.values?.known
        report({ url, reason: [finding.key, known].filter(Boolean).join(' '), fault: null })
      }
    }
  },
}
