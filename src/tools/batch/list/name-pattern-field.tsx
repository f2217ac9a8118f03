import { useTranslations } from 'next-intl'
import { nameEntries } from '@/qr/batch'
import { useBatch, useOpenList } from '../batch-context'
import { entryNumber } from '../work/entry-number'
import { PatternField } from './pattern-field'

/** A pattern for file names: a text with names of columns in braces, which buttons insert. */
export function NamePatternField() {
  const t = useTranslations('batch.names')
  const { ready, output } = useBatch()
  const { mapping, change } = useOpenList()
  const [first] = ready
  const name = first && (first.name || entryNumber(1, ready.length))
  const shown = first && nameEntries()(`${name}.${output.format}`)
  return (
    <PatternField
      label={t('label')}
      hint={t('hint')}
      insertLabel={t('insert')}
      placeholder={t('placeholder')}
      value={mapping.namePattern}
      example={shown && t('example', { name: shown })}
      onChange={(namePattern) => change({ namePattern })}
    />
  )
}
