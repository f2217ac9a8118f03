import { useTranslations } from 'next-intl'
import { useOpenList } from '../batch-context'
import { PatternField } from './pattern-field'

const titleToken = '{title}'

/** The text on labels: lines with names of columns in braces, which buttons insert. */
export function LabelTextField() {
  const t = useTranslations('batch.labelText')
  const { mapping, change } = useOpenList()
  return (
    <PatternField
      label={t('label')}
      hint={t('hint')}
      insertLabel={t('insert')}
      placeholder={titleToken}
      value={mapping.labelText ?? ''}
      hasLines
      onChange={(labelText) => change({ labelText })}
    />
  )
}
