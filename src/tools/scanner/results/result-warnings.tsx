import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { inspectLink } from '@/qr/links'
import { CautionIcon } from '@/ui/caution-icon'
import { CautionList } from './caution-list'
import { findLink } from './find-link'
import { findRemark, isWarning } from './find-remark'
import { LinkFindings } from './link-findings'
import { listResultRows } from './list-result-rows'
import type { ReadCode } from './read-code'
import type { Understood } from './recognize-code'
import { ResultRemark } from './result-remark'
import { useUnderstood } from './use-understood'

/** The warnings that the result of a code has, for lists in which the result is closed. */
export function ResultWarnings({ read }: { read: ReadCode }) {
  const t = useTranslations('scanner.results.parts')
  const { code, parts = [], missing = [], parityFits } = read
  const { understood, cautions } = useUnderstood(code)
  const findings = useMemo(() => listLinkWarnings(understood, code.text), [understood, code])
  const remark = findRemark(understood)
  return (
    <div className="flex flex-col gap-2 pt-1 empty:hidden">
      {missing.length > 0 && (
        <PartsWarning>
          {t('missing', { read: parts.length, count: parts.length + missing.length })}
        </PartsWarning>
      )}
      {parityFits === false && <PartsWarning>{t('parity')}</PartsWarning>}
      {remark && isWarning(remark) && <ResultRemark remark={remark} />}
      {cautions.length > 0 && <CautionList cautions={cautions} />}
      {findings.map(({ link, warnings }) => (
        <LinkFindings key={link} findings={warnings} />
      ))}
    </div>
  )
}

function PartsWarning({ children }: { children: string }) {
  return (
    <p className="flex gap-2 text-sm">
      <CautionIcon className="mt-[0.25em] size-[1em] shrink-0 text-warn" />
      {children}
    </p>
  )
}

/** The warnings about the link of a code and about the links in its rows. */
function listLinkWarnings(understood: Understood, text: string) {
  // Where a link of this site leads is looked up when the result is opened.
  const own = understood.type === 'hosted' ? undefined : findLink(understood, text)
  const inRows = listResultRows(understood, 'en', text).flatMap(({ value }) =>
    value.kind === 'link' ? [value.link] : [],
  )
  return [...new Set([own ?? [], inRows].flat())].flatMap((link) => {
    const warnings = inspectLink(link).findings.filter(({ severity }) => severity === 'warning')
    return warnings.length > 0 ? [{ link, warnings }] : []
  })
}
