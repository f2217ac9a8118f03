import { useTranslations } from 'next-intl'
import { type CodeDocument, listTargets } from '@/codes'
import type { inspectLink as InspectLink } from '@/qr/links'
import { useKeyedAnswer } from '@/tools/shared/use-keyed-answer'
import { Notice } from '@/ui/notice'
import { Outdated } from '@/ui/outdated'

/** Findings for which visitors see a preview first; message keys below `codes.warnings`. */
const warningKeys = ['imitates', 'lookAlike', 'mixedScripts'] as const
type LinkWarning = { key: (typeof warningKeys)[number]; values: { host: string; known: string } }

/** A document may lead to many addresses with the same fault. */
const maxShown = 5
/** An address that is still being typed is not judged. */
const pauseMs = 400

/**
 * Warns of addresses whose spelling may deceive, while they are typed and after they are saved, by
 * the rule that the server applies.
 */
export function LinkWarnings({ document }: { document: CodeDocument }) {
  const t = useTranslations('codes.warnings')
  const { warnings, isCurrent } = useWarnings(document)
  return (
    <div role="status" className="empty:hidden">
      {warnings.length > 0 && (
        // Each names its address.
        <Outdated isOutdated={!isCurrent} staysTrue>
          <Notice tone="warn">
            <ul className="flex flex-col gap-1">
              {warnings.map(({ key, values }) => (
                <li key={key + values.host} className="wrap-anywhere">
                  {t(key, values)}
                </li>
              ))}
            </ul>
          </Notice>
        </Outdated>
      )}
    </div>
  )
}

function useWarnings(document: CodeDocument) {
  // Other changes of the document are no reason to inspect its addresses again.
  const list = listTargets(document)
    .map(({ url }) => url)
    .join('\n')
  const { answer: warnings = [], isCurrent } = useKeyedAnswer<string, readonly LinkWarning[]>(
    list,
    async (asked, { answer }) => {
      // Loaded on demand: it contains the list of public suffixes.
      const { inspectLink } = await import('@/qr/links/inspect-link')
      answer(findWarnings(asked.split('\n'), inspectLink))
    },
    { restMs: pauseMs },
  )
  return { warnings, isCurrent }
}

function findWarnings(urls: readonly string[], inspectLink: typeof InspectLink): LinkWarning[] {
  const found = new Map<string, LinkWarning>()
  for (const url of urls) {
    const { findings, host, hostInLetters = host } = inspectLink(url)
    for (const { key, values } of findings) {
      const own = warningKeys.find((each) => each === key)
      if (!own || found.has(hostInLetters)) continue
      const known = String(values?.known ?? '')
      found.set(hostInLetters, { key: own, values: { host: hostInLetters, known } })
    }
  }
  return [...found.values()].slice(0, maxShown)
}
