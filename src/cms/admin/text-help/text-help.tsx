import type { UIFieldServerComponent } from 'payload'
import layout from '../layout.module.css'
import { FocusedText } from './focused-text'
import { QualityList } from './quality-list'
import styles from './text-help.module.css'
import { textHelpTexts } from './text-help-texts'

/** What is to be fixed in a document, and help with the focused text. */
export const TextHelp: UIFieldServerComponent = ({ i18n }) => {
  const texts = textHelpTexts(i18n.language)
  return (
    <div className={`${layout.terms} ${styles.help}`}>
      <QualityList texts={texts} />
      <FocusedText texts={texts} />
    </div>
  )
}
