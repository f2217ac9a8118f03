import { useTranslations } from 'next-intl'
import { inspectLink, type LinkPart, type LinkPartRole } from '@/qr/links'
import { LinkFindings } from './link-findings'
import { VisibleText } from './visible-text'

/** A link before it is opened: its full address, its real host and its findings. */
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

const roleClass: Record<LinkPartRole, string> = {
  scheme: 'text-ink-faint',
  user: 'text-bad',
  subdomain: 'text-ink',
  domain: 'rounded-xs bg-accent-soft font-semibold text-ink',
  port: 'text-ink',
  path: 'text-ink-soft',
  query: 'text-ink-faint',
  fragment: 'text-ink-faint',
}

/** A link in full, with the registered domain highlighted. */
function LinkAddress({ parts }: { parts: readonly LinkPart[] }) {
  return (
    <p dir="ltr" className="break-all text-start font-mono text-sm leading-relaxed">
      {parts.map(({ role, text }) => {
        const Part = role === 'domain' ? 'strong' : 'span'
        return (
          <Part key={role} data-link-part={role} className={roleClass[role]}>
            <VisibleText>{text}</VisibleText>
          </Part>
        )
      })}
    </p>
  )
}
