import { type ContentOf, contentTitle, encodeContent } from '../content'
import type { ContentReader, LocalSample } from '../content-reader'
import { ownRow, type ResultRow } from '../result-row'
import { call, openEncoded, type ScanAction } from '../scan-action'
import { findCardExtras, parseVcard } from './parse-vcard'
import { writePersonName } from './person-name'
import { writeAddress } from './write-address'

export const vcardReader: ContentReader<ContentOf<'vcard'>> = {
  parse: parseVcard,
  isTelling: true,
  isLenient: true,
  localSample: writeLocalPerson,
  otherSample: {
    firstName: 'Lê',
    lastName: 'Minh',
    mobile: '+84 24 3825 1234',
    email: 'minh@example.com',
  },
  namingFields: ['firstName', 'lastName', 'organization'],
  summary: contentTitle,
  omitted: ['cardFormat', 'nameOrder', 'street', 'postcode', 'city', 'region', 'country'],
  arrangeRows(rows, card, locale, text) {
    const address = writeAddress(card, locale)
    const named = orderNames(card, rows)
    const more = listExtras(card, text)
    return [...named, ...(address ? [ownRow('address', address)] : []), ...more]
  },
  actions: (card, { text }) => listCardActions(card, text),
}

function writeLocalPerson(
  { person, readings = ['', ''] }: LocalSample,
  locale: string,
): Partial<ContentOf<'vcard'>> {
  const [firstName, lastName, mobile, mailbox, organization] = person
  const [phoneticLastName, phoneticFirstName] = readings
  const email = `${mailbox}@example.com`
  const nameOrder = locale === 'vi' ? 'familyFirst' : 'auto'
  const names = { firstName, lastName, phoneticLastName, phoneticFirstName, nameOrder } as const
  return { ...names, mobile, email, organization }
}

/** The birthday, and the links that the form has no field for or that no browser opens. */
function listExtras({ website }: ContentOf<'vcard'>, text: string): ResultRow[] {
  const { birthday, links } = findCardExtras(text)
  return [
    ...(birthday
      ? [
          {
            label: { kind: 'own', name: 'birthday' },
            value: { kind: 'date', date: birthday },
          } satisfies ResultRow,
        ]
      : []),
    ...links
      .filter((link) => link !== website)
      .map(
        (link): ResultRow => ({
          label: { kind: 'own', name: 'otherLink' },
          value: { kind: 'link', link },
          copy: link,
        }),
      ),
  ]
}

/** Puts the family name first if it is first in the full name. */
function orderNames(card: ContentOf<'vcard'>, rows: readonly ResultRow[]): ResultRow[] {
  const isFamilyFirst = card.lastName !== '' && writePersonName(card).startsWith(card.lastName)
  const isFamilyName = ({ label }: ResultRow) =>
    label.kind === 'field' && label.field.name === 'lastName'
  return isFamilyFirst
    ? [...rows.filter(isFamilyName), ...rows.filter((row) => !isFamilyName(row))]
    : [...rows]
}

function listCardActions(content: ContentOf<'vcard'>, text: string): ScanAction[] {
  const { mobile, phone, email, website, firstName, lastName, organization } = content
  const card = encodeContent({ ...content, cardFormat: 'vcard' })
  const isCard = /^\s*begin:vcard/i.test(text)
  const words = [firstName, lastName, firstName + lastName ? '' : organization]
  const data = isCard ? text : card.ok ? card.text : ''
  const file = { words, extension: 'vcf', mimeType: 'text/vcard', data }
  return [
    ...(data ? [{ kind: 'save', name: 'saveContact', ...file } as const] : []),
    ...call(mobile || phone),
    ...(email
      ? openEncoded('writeEmail', { type: 'email', to: email, subject: '', body: '' })
      : []),
    ...(website ? [{ kind: 'visit', name: 'visitWebsite', link: website } as const] : []),
  ]
}
