import { useFormatter, useTranslations } from 'next-intl'
import { documentLimits, type SplitShare } from '@/codes'
import { DocumentField } from './document-field'
import { EditableRows } from './editable-rows'
import { useEditing } from './use-editing'

/** The usual name of a share. */
export const shareName = (index: number) => String.fromCharCode(65 + index)

/** Formats weights as shares of the scans. */
export function useShareFormat(rows: readonly SplitShare[]) {
  const format = useFormatter()
  const total = rows.reduce((sum, { weight }) => sum + (weight || 0), 0)
  return (weight: number) =>
    format.number(weight / total, { style: 'percent', maximumFractionDigits: 1 })
}

/** Shares of the scans for several addresses, counted separately. */
export function SplitRules() {
  const t = useTranslations('myCodes.edit.rules.split')
  const { edited, valueAt } = useEditing()
  const { languages, mainLocale } = edited.document
  const rows = valueAt<readonly SplitShare[]>('/rules/split')
  const formatShare = useShareFormat(rows)
  return (
    <EditableRows<SplitShare>
      title={t('title')}
      hint={t('hint')}
      addLabel={t('add')}
      pointer="/rules/split"
      most={documentLimits.split}
      blank={() => ({
        name: shareName(rows.length),
        // The first share is usually the existing address.
        url: rows.length === 0 ? String(languages[mainLocale]?.fields.url ?? '') : '',
        weight: 1,
      })}
      nameRow={({ name }, index) => name || shareName(index)}
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
              hint={weight > 0 && t('share', { share: formatShare(weight) })}
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
