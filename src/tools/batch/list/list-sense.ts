import { type AbstractIntlMessages, createTranslator } from 'next-intl'
import type { Locale } from '@/i18n/locales'
import type { BatchType } from './batch-types'
import { guessHeadings } from './find-columns'
import { isKnownHeading } from './guess-mapping'
import { createListLabels, type Translate } from './list-labels'
import { templateRows } from './template-rows'

/**
 * Functions that need the names of the fields of all types; loaded with the first list or template.
 */
export function makeListSense(messages: AbstractIntlMessages, locale: Locale) {
  const translate = (namespace: string) =>
    createTranslator({ locale, messages, namespace }) as unknown as Translate
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
