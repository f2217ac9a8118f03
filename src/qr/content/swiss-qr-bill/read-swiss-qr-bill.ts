import { type ContentOf, contentTitle } from '../content'
import type { ContentReader } from '../content-reader'
import type { ResultRow } from '../result-row'
import { copyAction } from '../scan-action'
import { parseSwissQrBill } from './swiss-qr-bill'

export const swissQrBillReader: ContentReader<ContentOf<'swiss-qr-bill'>> = {
  parse: parseSwissQrBill,
  isTelling: true,
  omitted: ['currency'],
  currency: ({ currency }) => currency,
  arrangeRows: (rows, bill) =>
    [party(bill, 'creditor'), ...rows.filter(isOfPayment), party(bill, 'debtor')].filter(
      ({ copy }) => copy !== '',
    ),
  summary: contentTitle,
  actions: (_, { text }) => [copyAction('copyAll', text)],
}

function isOfPayment({ label }: ResultRow): boolean {
  return label.kind !== 'field' || !['creditor', 'debtor'].includes(label.field.group ?? '')
}

/** The creditor or debtor as a postal address. */
function party(bill: ContentOf<'swiss-qr-bill'>, group: 'creditor' | 'debtor'): ResultRow {
  const read = (name: string) => String((bill as Record<string, unknown>)[`${group}${name}`] ?? '')
  const text = joinLines(
    [read('Name')],
    [read('Street'), read('HouseNumber')],
    [read('Postcode'), read('City')],
    [read('Country')],
  )
  return { label: { kind: 'group', group }, value: { kind: 'text', text }, copy: text }
}

function joinLines(...lines: readonly string[][]): string {
  const joined = lines.map((words) => words.filter((word) => word.trim() !== '').join(' '))
  return joined.filter(Boolean).join('\n')
}
