import { useTranslations } from 'next-intl'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { storeSessionCode } from '../session-code'

/** For types that are links, such as chats: the same link as a dynamic code. */
export function DynamicOffer({ link }: { link: string }) {
  const t = useTranslations('generator.kind')
  if (!link.startsWith('https://')) return null
  return (
    <p className="text-ink-soft text-sm">
      {t.rich('offer', {
        link: (label) => (
          <Link
            href={paths.newDynamicCode}
            prefetch={false}
            onClick={() =>
              storeSessionCode('url', { draft: { type: 'url', url: link }, files: [] })
            }
            className="text-ink underline decoration-line-strong underline-offset-4"
          >
            {label}
          </Link>
        ),
      })}
    </p>
  )
}
