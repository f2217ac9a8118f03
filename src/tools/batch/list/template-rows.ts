import {
  type ContentField,
  contentFields,
  isPageType,
  localPageSample,
  sampleContent,
} from '@/qr/content'
import type { BatchType } from './batch-types'
import type { CellLabels } from './read-cell'

/** Values that differ in the second example row, so that the template resembles a real list. */
const others: Readonly<Partial<Record<BatchType, Readonly<Record<string, string | boolean>>>>> = {
  text: { text: 'B-0002' },
  url: { url: 'https://www.openstreetmap.org/' },
  wifi: { ssid: 'Atelier Nord', security: 'open', password: '' },
  vcard: {
    firstName: 'Lê',
    lastName: 'Minh',
    mobile: '+84 24 3825 1234',
    email: 'minh@example.com',
  },
  email: { to: 'studio@example.com' },
  sms: { phone: '+49 30 1234567' },
  phone: { phone: '+49 30 1234567' },
  whatsapp: { phone: '+49 170 1234567' },
  map: { latitude: '41.890210', longitude: '12.492231', label: 'Colosseo' },
  event: { startDate: '2027-05-15' },
  line: { lineId: 'hanamura_n' },
  zalo: { phone: '+84 950 123 457' },
  vietqr: { bank: 'Techcombank', account: '19036852963018', name: 'Lê Minh', amount: '250000' },
  promptpay: { promptPayId: '0994000617721', amount: '' },
  otp: { account: 'studio@example.com' },
}

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
  return { fields, rows: [cells(sample), cells({ ...sample, ...others[type] })] }
}
