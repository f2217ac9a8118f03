import type { UIFieldServerComponent } from 'payload'
import { FocusedText } from './focused-text'
import { QualityList } from './quality-list'
import { textHelpStyle } from './text-help-style'
import { textHelpTexts } from './text-help-texts'

/** What is to be fixed in a document, and help with the focused text. */
export const TextHelp: UIFieldServerComponent = ({ i18n }) => {
  const texts = textHelpTexts(i18n.language)
  return (
    <div className="text-help">
      <style>{textHelpStyle}</style>
      <QualityList texts={texts} />
      <FocusedText texts={texts} />
    </div>
  )
}
