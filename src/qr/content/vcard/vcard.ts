import { utf8Length } from '@/std/utf8-length'
import { type ContentWith, contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { escapeCardText, escapeText } from '../escape-text'
import { choiceField, rule, textField } from '../field'
import { warn } from '../issue'
import { normalizeEmail } from '../normalize-email'
import { normalizeUrl } from '../normalize-url'
import { dial, lintPhone, phoneField } from '../phone-field'
import { nameOrders, writePersonName } from './person-name'

/** Size in bytes above which a code is so dense that small prints fail. */
export const comfortableBytes = 300

const fields = {
  firstName: textField({ maxLength: 80, autocomplete: 'given-name', group: 'person' }),
  lastName: textField({ maxLength: 80, autocomplete: 'family-name', group: 'person' }),
  phoneticLastName: textField({ maxLength: 80, group: 'person', placeholder: true }),
  phoneticFirstName: textField({ maxLength: 80, group: 'person', placeholder: true }),
  mobile: phoneField({ group: 'person', hint: true, placeholder: true }),
  email: textField({
    input: 'email',
    maxLength: 254,
    autocomplete: 'email',
    inputMode: 'email',
    group: 'person',
    placeholder: true,
    rules: [rule('email', (address) => normalizeEmail(address) !== undefined)],
  }),
  website: textField({
    input: 'url',
    maxLength: 1000,
    autocomplete: 'url',
    inputMode: 'url',
    group: 'person',
    placeholder: true,
    rules: [rule('url', isWebsite)],
  }),
  organization: textField({
    maxLength: 120,
    autocomplete: 'organization',
    group: 'work',
    placeholder: true,
  }),
  jobTitle: textField({ maxLength: 120, autocomplete: 'organization-title', group: 'work' }),
  phone: phoneField({ group: 'work' }),
  street: textField({ maxLength: 200, autocomplete: 'street-address', group: 'address' }),
  postcode: textField({ maxLength: 20, autocomplete: 'postal-code', group: 'address' }),
  city: textField({ maxLength: 100, autocomplete: 'address-level2', group: 'address' }),
  region: textField({ maxLength: 100, autocomplete: 'address-level1', group: 'address' }),
  country: textField({ maxLength: 100, autocomplete: 'country-name', group: 'address' }),
  note: textField({ input: 'multiline', maxLength: 500, group: 'advanced' }),
  nameOrder: choiceField(nameOrders, { group: 'advanced', hint: true }),
  cardFormat: choiceField(['vcard', 'mecard'], { group: 'advanced', hint: true }),
}

type Card = ContentWith<'vcard', typeof fields>

const schema = contentSchemaOf('vcard', fields, (card) =>
  fullName(card) === '' ? [{ path: 'firstName', key: 'nameRequired' }] : [],
)

export const vcard = defineContent({
  schema,
  sample: {
    type: 'vcard',
    firstName: 'Mai',
    lastName: 'Köhler',
    phoneticLastName: '',
    phoneticFirstName: '',
    mobile: '+49 170 1234567',
    email: 'mai@example.com',
    website: '',
    organization: 'Atelier Nord',
    jobTitle: '',
    phone: '',
    street: '',
    postcode: '',
    city: '',
    region: '',
    country: '',
    note: '',
    nameOrder: 'auto',
    cardFormat: 'vcard',
  },
  encode: (card) => (card.cardFormat === 'vcard' ? encodeVcard(card) : encodeMecard(card)),
  title: nameCard,
  pageTitle: nameCard,
  effects: ['vcard', 'mecard'],
  findEffects: ({ cardFormat }) => [cardFormat === 'mecard' ? 'mecard' : 'vcard'],
  lint(card, text) {
    const warnings = (['mobile', 'phone'] as const).flatMap((path) => lintPhone(path, card[path]))
    const bytes = utf8Length(text)
    if (bytes > comfortableBytes) {
      warnings.push(warn('', 'vcardLong', { values: { bytes, max: comfortableBytes } }))
    }
    return warnings
  },
})

/** The person's name, or the organization's. */
function nameCard(card: Card): string {
  return writePersonName(card) || card.organization.trim()
}

/**
 * Encodes vCard 3.0 (RFC 2426): 4.0 with umlauts fails on Android and is garbled on iPhones. No
 * CHARSET and no folding, because phones show both as part of the value.
 */
function encodeVcard(card: Card): string {
  const e = escapeCardText
  const address = [card.street, card.city, card.region, card.postcode, card.country].map(e)
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${e(card.lastName)};${e(card.firstName)};;;`,
    `FN:${e(fullName(card))}`,
    // Apple's properties, which Android imports too; vCard 3.0 does not define any.
    ...line('X-PHONETIC-LAST-NAME:', e(card.phoneticLastName)),
    ...line('X-PHONETIC-FIRST-NAME:', e(card.phoneticFirstName)),
    ...line('ORG:', e(card.organization)),
    ...line('TITLE:', e(card.jobTitle)),
    ...line('TEL;TYPE=CELL:', e(dial(card.mobile))),
    ...line('TEL;TYPE=WORK:', e(dial(card.phone))),
    ...line('EMAIL:', e(mailbox(card.email))),
    ...line('URL:', website(card.website)),
    ...line('ADR:;;', address.some(Boolean) ? address.join(';') : ''),
    ...line('NOTE:', e(card.note)),
    'END:VCARD',
  ].join('\r\n')
}

/**
 * Encodes NTT Docomo's compact card, which has no job title. Everything after the name is optional.
 */
function encodeMecard(card: Card): string {
  const e = (value: string) => escapeText(value.trim().replace(/\s+/g, ' '), ';:,"')
  const address = [card.street, card.city, card.region, card.postcode, card.country].map(e)
  const name =
    card.firstName.trim() && card.lastName.trim()
      ? `${e(card.lastName)},${e(card.firstName)}`
      : e(fullName(card))
  const reading = [card.phoneticLastName, card.phoneticFirstName].map(e)
  return `MECARD:${[
    `N:${name}`,
    ...line('SOUND:', reading.some(Boolean) ? reading.join(',') : ''),
    ...line('ORG:', e(card.organization)),
    ...line('TEL:', e(dial(card.mobile))),
    ...line('TEL:', e(dial(card.phone))),
    ...line('EMAIL:', e(mailbox(card.email))),
    ...line('URL:', e(website(card.website))),
    ...line('ADR:,,', address.some(Boolean) ? address.join(',') : ''),
    ...line('NOTE:', e(card.note)),
  ].join(';')};;`
}

function line(name: string, value: string): string[] {
  return value === '' ? [] : [name + value]
}

/** Returns the full name; a company's card uses the company name. */
function fullName(card: Card): string {
  return writePersonName(card) || card.organization.trim()
}

function mailbox(email: string): string {
  return normalizeEmail(email) ?? email.trim()
}

/** Percent-encodes backslashes, which readers would interpret as escapes. */
function website(typed: string): string {
  const result = normalizeUrl(typed)
  return result.ok ? result.url.replaceAll('\\', '%5C') : ''
}

function isWebsite(typed: string): boolean {
  const result = normalizeUrl(typed)
  return result.ok && result.host !== ''
}
