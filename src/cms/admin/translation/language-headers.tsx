import type { locales } from '@/i18n/locales'

/** The headers of a column for each language; narrow pages show their codes. */
export function LanguageHeaders({ languages }: { languages: readonly (typeof locales)[number][] }) {
  return languages.map(({ code, name }) => (
    <th key={code} scope="col" abbr={name}>
      <span className="translations__name" lang={code}>
        {name}
      </span>
      <span className="translations__code" aria-hidden="true">
        {code}
      </span>
    </th>
  ))
}
