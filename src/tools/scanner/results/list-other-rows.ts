import {
  type BrokenPayment,
  type ContentType,
  type CryptoPayment,
  contentFields,
  type EmailMessage,
  type Gs1Element,
  listRepetition,
  type MerchantPayment,
  type OtherNetwork,
  type OwnRowName,
  type Product,
  type ResultRow,
  type UnplacedEvent,
  withDecimals,
} from '@/qr/content'
import type { Understood } from './recognize-code'

/** Rows of types that are recognized but cannot be created here. */
export function listOtherRows(understood: Understood, code: string): ResultRow[] {
  switch (understood.type) {
    case 'unplaced-event':
      return listEventRows(understood, code)
    case 'hosted':
      return [row('slug', understood.slug)]
    case 'email-message':
      return listMessageRows(understood)
    case 'product':
      return listProductRows(understood)
    case 'merchant-payment':
      return listMerchantRows(understood)
    case 'other-network':
      return listNetworkRows(understood)
    case 'gs1':
      return understood.elements.map(toElementRow)
    case 'authenticator-export':
      return [{ ...row('accounts', understood.data), isSecret: true }]
    case 'crypto-payment':
      return listCryptoRows(understood)
    case 'broken-payment':
      return listBrokenPaymentRows(understood)
    case 'easy-connect':
      return [
        row('device', understood.info, understood.info),
        row('mac', understood.mac, understood.mac),
        row('channels', understood.channels),
        row('publicKey', understood.key, understood.key),
      ].filter(hasValue)
    default:
      return []
  }
}

/** Names by application identifier, without the digit for decimals (GS1 General Specifications, 3.2). */
const attributes: Readonly<Record<string, OwnRowName>> = {
  '00': 'sscc',
  '01': 'gtin',
  '02': 'content',
  '10': 'batch',
  '11': 'made',
  '12': 'due',
  '13': 'packed',
  '15': 'bestBefore',
  '16': 'sellBy',
  '17': 'expires',
  '20': 'variant',
  '21': 'serial',
  '30': 'count',
  '37': 'contentCount',
  '241': 'customerItem',
  '310': 'netWeight',
  '320': 'netWeight',
  '392': 'price',
  '393': 'price',
  '400': 'order',
  '410': 'shipTo',
  '414': 'location',
  '420': 'postcode',
  '422': 'origin',
}
const isDateIdentifier = /^1[1-9]$/
const weightUnits: Readonly<Record<string, string>> = { '310': 'kilogram', '320': 'pound' }

/** An element of GS1 data with the name of its identifier, dates and measures in readable form. */
function toElementRow(element: Gs1Element): ResultRow {
  const { id, value } = element
  const name = attributes[id] ?? attributes[id.slice(0, 3)]
  const label = name ? ({ kind: 'own', name } as const) : ({ kind: 'identifier', id } as const)
  const date = isDateIdentifier.test(id) ? toDate(value) : undefined
  if (date) return { label, value: { kind: 'date', date } }
  const unit = id.length === 4 ? weightUnits[id.slice(0, 3)] : undefined
  if (unit) return { label, value: { kind: 'measure', value: withDecimals(element), unit } }
  if (name === 'price') {
    const isNamed = id.startsWith('393')
    const amount = withDecimals({ id, value: isNamed ? value.slice(3) : value })
    const currency = isNamed ? (currencyLetters[value.slice(0, 3)] ?? '') : ''
    return { label, value: { kind: 'amount', amount, currency } }
  }
  return { label, value: text(value), copy: value }
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
  return rows.filter(hasValue)
}

function listCryptoRows({ network, recipient, token, call, ...paid }: CryptoPayment) {
  const { amount, unit, isSmallest } = paid
  const coins = { kind: 'coins', amount, unit, ...(isSmallest && { isSmallest }) } as const
  return [
    row('system', network),
    row(call ? 'contract' : 'wallet', recipient, recipient),
    row('function', call ?? ''),
    ...(amount ? [{ label: { kind: 'own', name: 'amount' }, value: coins } as const] : []),
    row('token', token ?? '', token),
  ].filter(hasValue)
}

/** Without copy buttons: nothing of a wrong payment should reach a banking app. */
function listBrokenPaymentRows({ system, payee, account, amount, currency }: BrokenPayment) {
  const rows: ResultRow[] = [
    row('system', system),
    row('payee', payee),
    row('account', account),
    { label: { kind: 'own', name: 'amount' }, value: { kind: 'amount', amount, currency } },
  ]
  return rows.filter(hasValue)
}

function hasValue({ value }: ResultRow): boolean {
  return Object.entries(value).every(([key, text]) => /^(currency|unit)$/.test(key) || text !== '')
}

function listNetworkRows({ ssid, security, password, hidden }: OtherNetwork): ResultRow[] {
  const secret = { value: text(password), copy: password, isSecret: true } as const
  return [
    ...fieldRow('wifi', 'ssid', { value: text(ssid), copy: ssid }),
    row('security', security),
    ...(password ? fieldRow('wifi', 'password', secret) : []),
    ...(hidden ? fieldRow('wifi', 'hidden', { value: { kind: 'yes' } }) : []),
  ]
}

/** The times as written; they are no instants that could be converted. */
function listEventRows(event: UnplacedEvent, code: string): ResultRow[] {
  const { title, start, end, zone, location, description } = event
  const moment = (written: string) => new Date(`${written}Z`)
  const field = (name: string, value: string) =>
    value ? fieldRow('event', name, { value: text(value) }) : []
  return [
    ...field('title', title),
    {
      label: { kind: 'own', name: 'whenWritten' },
      value: {
        ...{ kind: 'moment', start: moment(start), ...(end && { end: moment(end) }) },
        ...{ isAllDay: false, isWritten: true },
      },
    },
    row('timeZone', zone),
    ...listRepetition(code),
    ...field('location', location),
    ...field('description', description),
  ]
}

/** All recipients have a row, because a program for e-mail may hide those of copies. */
function listMessageRows({ to, cc, bcc, subject, body }: EmailMessage): ResultRow[] {
  const field = (name: string, value: string) =>
    value ? fieldRow('email', name, { value: text(value) }) : []
  return [
    ...field('to', to.join(', ')),
    ...[row('cc', cc.join(', ')), row('bcc', bcc.join(', '))].filter(hasValue),
    ...field('subject', subject),
    ...field('body', body),
  ]
}

/** A row that is labeled like a field of a form. */
function fieldRow(type: ContentType, name: string, row: Omit<ResultRow, 'label'>): ResultRow[] {
  const field = contentFields[type].find((each) => each.name === name)
  return field ? [{ label: { kind: 'field', type, field }, ...row }] : []
}

const text = (value: string) => ({ kind: 'text', text: value }) as const

function row(name: OwnRowName, value: string, copy?: string): ResultRow {
  return { label: { kind: 'own', name }, value: text(value), ...(copy && { copy }) }
}

/** ISO 4217 numbers to letters, for countries with EMV payment codes. */
const currencyLetters: Readonly<Record<string, string>> = {
  '032': 'ARS',
  '036': 'AUD',
  '050': 'BDT',
  '104': 'MMK',
  '116': 'KHR',
  '144': 'LKR',
  '156': 'CNY',
  '170': 'COP',
  '344': 'HKD',
  '356': 'INR',
  '360': 'IDR',
  '392': 'JPY',
  '398': 'KZT',
  '404': 'KES',
  '410': 'KRW',
  '418': 'LAK',
  '458': 'MYR',
  '484': 'MXN',
  '496': 'MNT',
  '524': 'NPR',
  '554': 'NZD',
  '566': 'NGN',
  '586': 'PKR',
  '600': 'PYG',
  '604': 'PEN',
  '608': 'PHP',
  '634': 'QAR',
  '643': 'RUB',
  '682': 'SAR',
  '702': 'SGD',
  '704': 'VND',
  '710': 'ZAR',
  '756': 'CHF',
  '764': 'THB',
  '784': 'AED',
  '818': 'EGP',
  '826': 'GBP',
  '840': 'USD',
  '858': 'UYU',
  '901': 'TWD',
  '936': 'GHS',
  '949': 'TRY',
  '978': 'EUR',
  '980': 'UAH',
  '985': 'PLN',
  '986': 'BRL',
}
