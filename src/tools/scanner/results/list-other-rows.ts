import {
  contentFields,
  type MerchantPayment,
  type OtherNetwork,
  type OwnRowName,
  type Product,
  type ResultRow,
} from '@/qr/content'
import { currencyLetters } from './currency-letters'
import type { Understood } from './recognise-code'

/** Rows of types that are recognised but cannot be created here. */
export function listOtherRows(understood: Understood): ResultRow[] {
  switch (understood.type) {
    case 'hosted':
      return [row('slug', understood.slug)]
    case 'product':
      return listProductRows(understood)
    case 'merchant-payment':
      return listMerchantRows(understood)
    case 'other-network':
      return listNetworkRows(understood)
    default:
      return []
  }
}

/** GS1 General Specifications, 3.2. */
const attributes: Readonly<Record<string, OwnRowName>> = {
  '10': 'batch',
  '21': 'serial',
  '11': 'made',
  '15': 'bestBefore',
  '17': 'expires',
}

function listProductRows({ gtin, isbn, attributes: values }: Product): ResultRow[] {
  const number = isbn ?? gtin.replace(/^0{1,6}(?=\d{8}$|\d{12,13}$)/, '')
  return [
    row(isbn ? 'isbn' : 'gtin', number, number),
    {
      label: { kind: 'own', name: 'checkDigit' },
      value: { kind: 'checkDigit', digit: number.slice(-1) },
    },
    ...Object.entries(values).flatMap(([id, value]): ResultRow[] => {
      const name = attributes[id]
      if (!name) return []
      const date = toDate(value)
      const isDate = name !== 'batch' && name !== 'serial'
      return isDate && date
        ? [{ label: { kind: 'own', name }, value: { kind: 'date', date } }]
        : [row(name, value, value)]
    }),
  ]
}

/** YYMMDD of this century; a day of 00 is the last of its month. */
function toDate(digits: string): string | undefined {
  const [, year, month, day] = /^(\d\d)(0[1-9]|1[0-2])(\d\d)$/.exec(digits) ?? []
  if (year === undefined || month === undefined || day === undefined) return undefined
  const last = new Date(Date.UTC(2000 + Number(year), Number(month), 0)).getUTCDate()
  if (Number(day) > last) return undefined
  return `20${year}-${month}-${day === '00' ? last : day}`
}

function listMerchantRows(payment: MerchantPayment): ResultRow[] {
  const { system, name, city, country, amount, currency, location } = payment
  const letters = currencyLetters[currency] ?? ''
  const rows: ResultRow[] = [
    row('system', system),
    row('payee', name, name),
    {
      label: { kind: 'own', name: 'amount' },
      value: { kind: 'amount', amount, currency: letters },
      ...(amount && { copy: amount }),
    },
    row('city', city),
    { label: { kind: 'own', name: 'country' }, value: { kind: 'country', code: country } },
    row('address', location ?? '', location),
  ]
  const hasValue = ({ value }: ResultRow) =>
    Object.entries(value).every(([key, text]) => key === 'currency' || text !== '')
  return rows.filter(hasValue)
}

function listNetworkRows({ ssid, security, password, hidden }: OtherNetwork): ResultRow[] {
  const field = (name: string) => {
    const found = contentFields.wifi.find((each) => each.name === name)
    return found ? [{ kind: 'field', type: 'wifi', field: found } as const] : []
  }
  return [
    ...field('ssid').map((label): ResultRow => ({ label, value: text(ssid), copy: ssid })),
    row('security', security),
    ...(password ? field('password') : []).map(
      (label): ResultRow => ({ label, value: text(password), copy: password, isSecret: true }),
    ),
    ...(hidden ? field('hidden') : []).map(
      (label): ResultRow => ({ label, value: { kind: 'yes' } }),
    ),
  ]
}

const text = (value: string) => ({ kind: 'text', text: value }) as const

function row(name: OwnRowName, value: string, copy?: string): ResultRow {
  return { label: { kind: 'own', name }, value: text(value), ...(copy && { copy }) }
}
