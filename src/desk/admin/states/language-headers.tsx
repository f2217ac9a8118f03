import type { DeskLanguage } from '../../languages'
import styles from './overview.module.css'

/** The headers of a column for each language; narrow pages show their codes. */
export function LanguageHeaders({ languages }: { languages: readonly DeskLanguage[] }) {
  return languages.map(({ code, name }) => (
    <th key={code} scope="col" abbr={name}>
      <span className={styles.name} lang={code}>
        {name}
      </span>
      <span className={styles.code} aria-hidden="true">
        {code}
      </span>
    </th>
  ))
}
