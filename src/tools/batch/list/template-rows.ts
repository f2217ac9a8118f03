import {
  type ContentField,
  contentFields,
  isPageType,
  localPageSample,
  readerOf,
  sampleContent,
} from '@/qr/content'
import type { BatchType } from './batch-types'
import type { CellLabels } from './read-cell'

export type Template = { fields: readonly ContentField[]; rows: string[][] }

/** Fields and two examples of a type, as cells that the list reader can parse. */
export function templateRows(type: BatchType, labels: CellLabels, locale: string): Template {
  const fields = contentFields[type]
  const example = isPageType(type) ? localPageSample(type, locale) : sampleContent(type)
  const sample = example as Readonly<Record<string, string | boolean>>
  const cells = (content: Readonly<Record<string, string | boolean>>) =>
    fields.map(({ name, input }) => {
      const value = content[name]
      if (input === 'switch') return value === true ? '1' : '0'
      if (input === 'choice') return labels[name]?.[String(value)] ?? String(value)
      return String(value ?? '')
    })
  return { fields, rows: [cells(sample), cells({ ...sample, ...readerOf(type).otherSample })] }
}
