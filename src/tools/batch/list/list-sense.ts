import { type AbstractIntlMessages, createTranslator } from 'next-intl'
import { getLocale, type Locale } from '@/i18n/locales'
import {
  type ContentField,
  contentFields,
  isPageType,
  localPageSample,
  readerOf,
  sampleContent,
} from '@/qr/content'
import type { BatchType } from './batch-types'
import { guessHeadings } from './find-columns'
import { isKnownHeading } from './guess-mapping'
import { createListLabels, type Translate } from './list-labels'
import type { CellLabels } from './read-cell'

/**
 * Functions that need the names of the fields of all types; loaded with the first list or template.
 */
export function makeListSense(messages: AbstractIntlMessages, locale: Locale) {
  const translate = (namespace: string) =>
    createTranslator({ locale: getLocale(locale).iso, messages, namespace }) as unknown as Translate
  const labels = createListLabels(
    { content: translate('content'), 'batch.columns': translate('batch.columns') },
    locale,
  )
  return {
    hasHeadings: (cells: readonly (readonly string[])[]): boolean =>
      guessHeadings(cells, (cell) => isKnownHeading(cell, labels.guess.words)),
    /** The first row contains the headings. */
    template(type: BatchType): readonly (readonly string[])[] {
      const { fields, rows } = templateRows(type, labels.cells(type), locale)
      return [fields.map((field) => labels.heading(type, field)), ...rows]
    },
  }
}

type Template = { fields: readonly ContentField[]; rows: string[][] }

/** Fields and two examples of a type, as cells that the list reader can parse. */
function templateRows(type: BatchType, labels: CellLabels, locale: string): Template {
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
