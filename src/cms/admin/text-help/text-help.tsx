import layout from '../layout.module.css'
import { FocusedText } from './focused-text'
import { QualityList } from './quality-list'
import styles from './text-help.module.css'

/** What is to be fixed in a document, and help with the focused text. */
export const TextHelp = () => (
  <div className={`${layout.terms} ${styles.help}`}>
    <QualityList />
    <FocusedText />
  </div>
)
