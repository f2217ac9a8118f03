import type { LinkPart, LinkPartRole } from '@/qr/links/link-facts'
import { VisibleText } from './visible-text'

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

/** A link to its last letter, with what someone registered marked in it. */
export function LinkAddress({ parts }: { parts: readonly LinkPart[] }) {
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
