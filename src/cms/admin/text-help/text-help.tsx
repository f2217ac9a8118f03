import layout from '@/desk/admin/layout.module.css'
import { FocusedText } from '@/desk/admin/text-help/focused-text'
import styles from '@/desk/admin/text-help/text-help.module.css'
import { QualityList } from './quality-list'

/** What is to be fixed in a document, and help with the focused text. */
export const TextHelp = () => (
  <div className={`${layout.terms} ${styles.help}`}>
    <QualityList />
    <FocusedText />
  </div>
)
