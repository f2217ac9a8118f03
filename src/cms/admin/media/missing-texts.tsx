import { type Locale, locales } from '@/i18n/locales'
import { paths } from '@/paths'

type Props = { id: string; missing: readonly Locale[] }

/** Links to the form of a picture in the languages in which it has no alternative text. */
export function MissingTexts({ id, missing }: Props) {
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '0.15rem 0.5rem' }}>
      {locales
        .filter(({ code }) => missing.includes(code))
        .map(({ code, name }) => (
          <a
            key={code}
            href={`${paths.admin}/collections/media/${id}?locale=${code}`}
            aria-label={name}
            title={name}
            style={{ minWidth: '24px', minHeight: '24px' }}
          >
            {code}
          </a>
        ))}
    </span>
  )
}
