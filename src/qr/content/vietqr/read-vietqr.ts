import { type ContentOf, contentTitle } from '../content'
import type { ContentReader } from '../content-reader'
import { contentFields } from '../fields'
import type { ResultRow } from '../result-row'
import { copyAction } from '../scan-action'
import { nameVietnameseBank } from './vietnamese-banks'
import { parseVietqr } from './vietqr'

export const vietqrReader: ContentReader<ContentOf<'vietqr'>> = {
  parse: parseVietqr,
  isTelling: true,
  otherSample: {
    bank: 'Techcombank',
    account: '19036852963018',
    name: 'Lê Minh',
    amount: '250000',
  },
  omitted: ['bank', 'accountKind'],
  currency: () => 'VND',
  arrangeRows: (rows, { bank }) => [...listBank(bank), ...rows],
  summary: contentTitle,
  actions: (_, { text }) => [copyAction('copyAll', text)],
}

/** The bank's name and number; the code contains only the number. */
function listBank(bank: string): ResultRow[] {
  const name = nameVietnameseBank(bank)
  const text = name ? `${name} · ${bank}` : bank
  return contentFields.vietqr
    .filter((field) => field.name === 'bank')
    .map((field) => ({
      label: { kind: 'field', type: 'vietqr', field },
      value: { kind: 'text', text },
      copy: bank,
    }))
}
