import { useFormatter, useTranslations } from 'next-intl'
import { documentLimits, type SplitShare } from '@/codes'
import { DocumentField } from './document-field'
import { EditableRows } from './editable-rows'
import { useEditing } from './use-editing'

const nameAt = (index: number) => String.fromCharCode(65 + index)

/** Shares of the scans for several addresses, counted separately. */
export function SplitRules() {
  const t = useTranslations('myCodes.edit.rules.split')
  const format = useFormatter()
  const { edited, valueAt } = useEditing()
  const { languages, mainLocale } = edited.document
  const rows = valueAt<readonly SplitShare[]>('/rules/split')
  const total = rows.reduce((sum, { weight }) => sum + (weight || 0), 0)
  const describeShare = (weight: number) => {
    if (!(total > 0 && weight > 0)) return undefined
    const style = { style: 'percent', maximumFractionDigits: 1 } as const
    return t('share', { share: format.number(weight / total, style) })
  }
  return (
    <EditableRows<SplitShare>
      title={t('title')}
      hint={t('hint')}
      addLabel={t('add')}
      pointer="/rules/split"
      most={documentLimits.split}
      blank={() => ({
        name: nameAt(rows.length),
        // The first share is usually the existing address.
        url: rows.length === 0 ? String(languages[mainLocale]?.fields.url ?? '') : '',
        weight: 1,
      })}
      nameRow={({ name }, index) => name || nameAt(index)}
    >
      {(at, { weight }) => (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-3">
            <DocumentField
              label={t('name')}
              pointer={`${at}/name`}
              most={documentLimits.shareName}
            />
            <DocumentField
              label={t('weight')}
              hint={describeShare(weight)}
              pointer={`${at}/weight`}
              kind="number"
              blank={0}
              most={documentLimits.weight}
            />
          </div>
          <DocumentField label={t('url')} pointer={`${at}/url`} kind="address" />
        </>
      )}
    </EditableRows>
  )
}
