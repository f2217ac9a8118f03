import { useTranslations } from 'next-intl'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'

/** A link to the API's documentation. */
export function ApiLink() {
  const t = useTranslations('developers')
  return (
    <p className="page-frame pb-14 text-ink-soft text-sm sm:pb-20">
      {t.rich('link', {
        link: (words) => (
          <Link href={paths.developers} className="text-ink underline underline-offset-4">
            {words}
          </Link>
        ),
      })}
    </p>
  )
}
