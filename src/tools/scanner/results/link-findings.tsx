import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { LinkFinding } from '@/qr/links'
import { CautionIcon } from '@/ui/caution-icon'
import { Icon } from '@/ui/icon/icon'

/** The findings about a link, the most severe first. */
export function LinkFindings({ findings }: { findings: readonly LinkFinding[] }) {
  const t = useTranslations('scanner.results.link')
  const formatFinding = useFormatFinding()
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {findings.map((finding) => {
        const isWarning = finding.severity === 'warning'
        const text = formatFinding(finding)
        return (
          <li key={text} className="flex gap-2" data-finding={finding.key}>
            {isWarning ? (
              <CautionIcon className="mt-[0.25em] size-[1em] shrink-0 text-warn" />
            ) : (
              <Icon name="info" className="mt-[0.2em] size-[1.1em] shrink-0 text-ink-faint" />
            )}
            <span className="min-w-0 wrap-anywhere">
              {isWarning && <span className="sr-only">{t('warning')} </span>}
              {text}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function useFormatFinding(): (finding: LinkFinding) => string {
  const t = useTranslations('scanner.results.link')
  const locale = useLocale()
  const format = useFormatter()
  return ({ key, values = {}, scripts = [] }) => {
    const names = new Intl.DisplayNames(locale, { type: 'script' })
    const script = format.list(scripts.map((code) => names.of(code) ?? code))
    // Each finding has the values of its message; see `inspectLink` and its table of tests.
    return t(`findings.${key}`, { ...values, script, code: scripts[0] ?? '' } as never)
  }
}
