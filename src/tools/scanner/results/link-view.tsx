import { useTranslations } from 'next-intl'
import { inspectLink } from '@/qr/links/inspect-link'
import { LinkAddress } from './link-address'
import { LinkFindings } from './link-findings'

/** A link to look at before it is opened: whole, with its real host, and what is odd about it. */
export function LinkView({ link, isOurs = false }: { link: string; isOurs?: boolean }) {
  const t = useTranslations('scanner.results.link')
  const { kind, parts, domain, host, hostInLetters, findings } = inspectLink(link)
  return (
    <div className="flex flex-col gap-3">
      {kind === 'web' && host !== '' && (
        <p className="text-sm">
          {isOurs
            ? t('ours')
            : t.rich('leadsTo', {
                domain,
                strong: (words) => <strong className="wrap-anywhere text-base">{words}</strong>,
              })}
        </p>
      )}
      <div className="rounded-md border border-line bg-paper p-3">
        <LinkAddress parts={parts} />
      </div>
      {hostInLetters && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          <dt className="text-ink-soft">{t('inLetters')}</dt>
          <dd dir="ltr" className="break-all text-start font-mono">
            {hostInLetters}
          </dd>
          <dt className="text-ink-soft">{t('inNetwork')}</dt>
          <dd dir="ltr" className="break-all text-start font-mono">
            {host}
          </dd>
        </dl>
      )}
      {!isOurs &&
        (findings.length > 0 ? (
          <LinkFindings findings={findings} />
        ) : (
          <p className="text-ink-soft text-sm">{t('quiet')}</p>
        ))}
    </div>
  )
}
