import { useTranslations } from 'next-intl'
import { closedReasons, documentLimits } from '@/codes'
import { DocumentField } from './document-field'
import { EditSection } from './edit-section'
import { useEditing } from './use-editing'

/** The owner's explanations, in one language, for visitors while the code does not open. */
export function ClosedMessageFields() {
  const t = useTranslations('myCodes.edit.messages')
  const { locale } = useEditing()
  return (
    <EditSection title={t('title')} hint={t('hint')}>
      {closedReasons.map((reason) => (
        <DocumentField
          key={reason}
          label={t(reason)}
          pointer={`/languages/${locale}/messages/${reason}`}
          rows={2}
          most={documentLimits.message}
        />
      ))}
    </EditSection>
  )
}
