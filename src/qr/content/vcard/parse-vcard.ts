import { oneLine } from '@/std/one-line'
import { parsePhone } from '../phone/parse-phone'
import { type PropertyLine, readPropertyLines } from '../property-lines'
import { readFields } from '../read-fields'
import { splitEscaped, unescapeCardText, unescapeText } from '../split-escaped'
import { findNameOrder } from './person-name'

/**
 * Parses a contact: vCard 2.1 (versit), 3.0 (RFC 2426) or 4.0 (RFC 6350), MECARD or BIZCARD. Reads
 * the first two numbers and the first of every other property; pictures, birthdays and the like are
 * dropped; see `findCardExtras`.
 */
export function parseVcard(text: string) {
  const card = text.trim()
  if (/^begin:vcard/i.test(card)) return readVcard(card)
  if (/^mecard:/i.test(card)) return readMecard(card.slice(7))
  return /^bizcard:/i.test(card) ? readBizcard(card.slice(8)) : undefined
}

function readVcard(text: string) {
  const lines = extractCard(readPropertyLines(text))
  const first = (name: string) => lines.find((line) => line.name === name && line.value !== '')
  const read = (name: string) => unescapeCardText(first(name)?.value ?? '')
  const organization = readList(first('ORG')).filter(Boolean).join(', ')
  const { mobile, phone } = readPhones(lines)
  const email = read('EMAIL').replace(/^mailto:/i, '')
  const fullName = read('FN')
  const name = readName(
    readList(first('N')),
    fullName,
    organization,
    read('NICKNAME') || email || mobile,
  )
  return {
    type: 'vcard' as const,
    ...name,
    nameOrder: findNameOrder(name.firstName, name.lastName, fullName),
    phoneticLastName: read('X-PHONETIC-LAST-NAME'),
    phoneticFirstName: read('X-PHONETIC-FIRST-NAME'),
    mobile,
    email,
    // A URI is not escaped by the standard, but some writers escape it.
    website: unescapeText(first('URL')?.value ?? '').trim(),
    organization,
    jobTitle: read('TITLE') || read('ROLE'),
    phone,
    ...readAddress(readList(first('ADR'))),
    note: read('NOTE'),
    cardFormat: 'vcard' as const,
  }
}

/** What a vCard contains beyond the fields of the form. */
export type CardExtras = {
  /** `1990-05-17`, or `--05-17` without a year. */
  birthday?: string
  /** Every address of the card as written, also those that no browser opens. */
  links: readonly string[]
}

const maxLinks = 20

export function findCardExtras(text: string): CardExtras {
  const card = text.trim()
  if (!/^begin:vcard/i.test(card)) return { links: [] }
  const lines = extractCard(readPropertyLines(card))
  const stamp = lines.find(({ name }) => name === 'BDAY')?.value.trim() ?? ''
  const [, year, month, day] = /^(\d{4}|--)-?(\d\d)-?(\d\d)(?:T|$)/.exec(stamp) ?? []
  const links = lines
    .filter(({ name }) => name === 'URL')
    .map(({ value }) => unescapeText(value).trim())
    .filter((link) => link !== '')
  return {
    ...(year && { birthday: `${year === '--' ? '-' : year}-${month}-${day}` }),
    links: [...new Set(links)].slice(0, maxLinks),
  }
}

/** Returns the lines of the first card, if there are several. */
function extractCard(lines: readonly PropertyLine[]): readonly PropertyLine[] {
  const end = lines.findIndex(({ name, value }) => name === 'END' && /^\s*vcard\s*$/i.test(value))
  return end < 0 ? lines : lines.slice(0, end)
}

function readList(line: PropertyLine | undefined): string[] {
  return line ? splitEscaped(line.value, ';').map(unescapeCardText) : []
}

/** An unstructured name becomes the first name, unless it equals the organization. */
function readName(
  [last = '', given = '', middle = '', prefix = '', suffix = '']: readonly string[],
  fullName: string,
  organization: string,
  otherwise: string,
) {
  const firstName = join(prefix, given, middle)
  const lastName = join(last, suffix)
  if (firstName || lastName) return { firstName, lastName }
  if (fullName && fullName !== organization) return { firstName: fullName, lastName: '' }
  return { firstName: organization ? '' : otherwise, lastName: '' }
}

function readAddress([box = '', more = '', road = '', ...rest]: readonly string[]) {
  const [city = '', region = '', postcode = '', country = ''] = rest
  return { street: join(box, more, road), city, region, postcode, country }
}

function join(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ')
}

/** Assigns work and mobile numbers to their fields, and any other number to a free field. */
function readPhones(lines: readonly PropertyLine[]) {
  const phones = lines
    .filter(({ name }) => name === 'TEL')
    .map((line) => ({ number: readNumber(line.value), types: readTypes(line) }))
    .filter(({ number, types }) => number !== '' && !types.has('FAX') && !types.has('PAGER'))
  const isMobile = ({ types }: (typeof phones)[number]) => types.has('CELL') || types.has('MOBILE')
  const work = phones.find((each) => each.types.has('WORK') && !isMobile(each))
  const mobile = phones.find(isMobile) ?? phones.find((each) => each !== work)
  const phone = work ?? phones.find((each) => each !== mobile)
  return { mobile: mobile?.number ?? '', phone: phone?.number ?? '' }
}

function readTypes(line: PropertyLine): ReadonlySet<string> {
  return new Set(line.parameters.get('TYPE')?.map((type) => type.trim().toUpperCase()))
}

/** Reads a number as text, or as a `tel:` link of vCard 4.0. */
function readNumber(value: string): string {
  const number = unescapeCardText(value)
  return parsePhone(number)?.phone ?? number
}

/** Parses NTT Docomo's card: `N:family,first`, and an address of seven comma-separated parts. */
function readMecard(text: string) {
  const fields = readFields(text)
  const read = (name: string) => unescapeText(fields.get(name)?.[0] ?? '').trim()
  const list = (name: string) =>
    splitEscaped(fields.get(name)?.[0] ?? '', ',').map((part) => unescapeText(part).trim())
  const organization = read('ORG')
  const [last = '', ...given] = list('N')
  const [mobile = '', phone = ''] = (fields.get('TEL') ?? []).map((tel) => unescapeText(tel).trim())
  const names =
    given.length > 0
      ? { firstName: join(...given), lastName: last }
      : readName([], last, organization, read('NICKNAME') || read('EMAIL') || mobile)
  const address = list('ADR')
  const [phoneticLastName = '', ...phoneticGiven] = list('SOUND')
  return {
    type: 'vcard' as const,
    ...names,
    phoneticLastName,
    phoneticFirstName: join(...phoneticGiven),
    mobile,
    email: read('EMAIL'),
    website: read('URL'),
    organization,
    phone,
    // Many writers use their own order, with more or fewer than seven parts.
    ...(address.length === 7
      ? readAddress(address)
      : { street: address.filter(Boolean).join(', ') }),
    note: read('NOTE') || read('MEMO'),
    cardFormat: 'mecard' as const,
  }
}

function readBizcard(text: string) {
  const fields = readFields(text)
  const read = (name: string) => oneLine(unescapeText(fields.get(name)?.[0] ?? ''))
  const organization = read('C')
  return {
    type: 'vcard' as const,
    ...readName([read('X'), read('N')], '', organization, read('E') || read('M') || read('B')),
    mobile: read('M'),
    email: read('E'),
    organization,
    jobTitle: read('T'),
    phone: read('B'),
    street: read('A'),
    cardFormat: 'mecard' as const,
  }
}
