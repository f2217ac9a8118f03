import { type Locale, locales } from '@/i18n/locales'
import { paths } from '@/paths'

type Props = {
  id: string
  languages: readonly Locale[]
  /** Whether there is room for the names of the languages instead of their codes. */
  named?: boolean
}

/** Links to the form of a picture in languages whose alternative text needs work. */
export function MissingTexts({ id, languages, named = false }: Props) {
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '0.15rem 0.5rem' }}>
      {locales
        .filter(({ code }) => languages.includes(code))
        .map(({ code, name }) => (
          <a
            key={code}
            href={`${paths.admin}/collections/media/${id}?locale=${code}`}
            aria-label={name}
            title={name}
            style={{ minWidth: '24px', minHeight: '24px' }}
          >
            {named ? name : code}
          </a>
        ))}
    </span>
  )
}
