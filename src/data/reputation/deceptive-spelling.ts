import { inspectLink, type LinkFindingKey } from '@/qr/links'
import { nextTurn } from '../next-turn'
import type { UrlReputationProvider } from './url-reputation-provider'

/**
 * Spellings that imitate another address. They are no proof, so visitors see a preview of the
 * target.
 */
const deceptive: readonly LinkFindingKey[] = ['imitates', 'lookAlike', 'mixedScripts']

export const deceptiveSpelling: UrlReputationProvider = {
  name: 'spelling',
  isLocal: true,
  async check(urls, signal, report, answered) {
    for (const url of urls) {
      await nextTurn()
      signal.throwIfAborted()
      const finding = inspectLink(url).findings.find(({ key }) => deceptive.includes(key))
      if (finding) {
        const known = finding.values?.known
        report({ url, reason: [finding.key, known].filter(Boolean).join(' '), fault: null })
      }
      answered(url)
    }
  },
}
