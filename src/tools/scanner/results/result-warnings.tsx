import { useMemo } from 'react'
import type { FoundCode } from '@/qr/decode'
import { inspectLink } from '@/qr/links'
import { CautionList } from './caution-list'
import { findLink } from './find-link'
import { findRemark, isWarning } from './find-remark'
import { LinkFindings } from './link-findings'
import { listResultRows } from './list-result-rows'
import type { Understood } from './recognise-code'
import { ResultRemark } from './result-remark'
import { useUnderstood } from './use-understood'

/** The warnings that the result of a code has, for lists in which the result is closed. */
export function ResultWarnings({ code }: { code: FoundCode }) {
  const { understood, cautions } = useUnderstood(code)
  const findings = useMemo(() => listLinkWarnings(understood, code.text), [understood, code])
  const remark = findRemark(understood)
  return (
    <div className="flex flex-col gap-2 pt-1 empty:hidden">
      {remark && isWarning(remark) && <ResultRemark remark={remark} />}
      {cautions.length > 0 && <CautionList cautions={cautions} />}
      {findings.map(({ link, warnings }) => (
        <LinkFindings key={link} findings={warnings} />
      ))}
    </div>
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
