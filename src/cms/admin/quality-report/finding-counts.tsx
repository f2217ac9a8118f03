import { qualityReportPath } from '@/cms/admin/admin-paths'
import type { AdminTranslator } from '@/cms/admin/get-texts'
import type { FindingCount } from '@/cms/quality/find-findings'
import { findingKinds } from '@/cms/quality/finding'
import overview from '@/desk/admin/states/overview.module.css'
import { locales } from '@/i18n/locales'

type Props = {
  counts: readonly FindingCount[]
  t: AdminTranslator
  entity?: string | undefined
}

/** How many findings of each kind a language has, as links to them. */
export function FindingCounts({ counts, t, entity }: Props) {
  const find = (locale: string, kind: string) =>
    counts.find((count) => count.locale === locale && count.kind === kind)?.findings ?? 0
  const shown = findingKinds.filter((kind) => counts.some((count) => count.kind === kind))
  if (shown.length === 0) return <p role="status">{t('quality.clean')}</p>
  return (
    <div className={`${overview.table} ${overview.counts}`}>
      <table aria-label={t('quality.counts')}>
        <thead>
          <tr>
            <th scope="col">{t('translations.language')}</th>
            {shown.map((kind) => (
              <th key={kind} scope="col">
                {t(`quality.kinds.${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {locales.map(({ code, name }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              {shown.map((kind) => {
                const findings = find(code, kind)
                const query = new URLSearchParams({
                  ...(entity && { content: entity }),
                  language: code,
                  kind,
                })
                return (
                  <td key={kind}>
                    {findings > 0 ? (
                      <a href={`${qualityReportPath}?${query}`}>{findings}</a>
                    ) : (
                      findings
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
