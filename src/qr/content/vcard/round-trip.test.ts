import fc from 'fast-check'
import { oneLine } from '@/std/one-line'
import type { ContentOf } from '../content'
import { normalizeEmail } from '../normalize-email'
import { dial } from '../phone-field'
import {
  anyEmail,
  anyPhone,
  anyText,
  block,
  link,
  optional,
  testRoundTrip,
  website,
} from '../round-trip-for-test'
import { findNameOrder, writePersonName } from './person-name'

testRoundTrip(
  'vcard',
  fc.record({
    firstName: anyText(80),
    lastName: anyText(80),
    phoneticLastName: anyText(80),
    phoneticFirstName: anyText(80),
    mobile: optional(anyPhone),
    email: optional(anyEmail),
    website: optional(website),
    organization: anyText(120),
    jobTitle: anyText(120),
    phone: optional(anyPhone),
    street: anyText(200),
    postcode: anyText(20),
    city: anyText(100),
    region: anyText(100),
    country: anyText(100),
    note: anyText(500),
    nameOrder: fc.constantFrom('auto', 'givenFirst', 'familyFirst'),
    cardFormat: fc.constantFrom('vcard', 'mecard'),
  }),
  normalizeCard,
)

function normalizeCard(card: ContentOf<'vcard'>): ContentOf<'vcard'> {
  const isCompact = card.cardFormat === 'mecard'
  const tidy = isCompact ? oneLine : block
  const members = Object.entries(card).map(([name, value]) => [name, tidy(value)])
  const tidied: ContentOf<'vcard'> = {
    ...Object.fromEntries(members),
    mobile: card.mobile && dial(card.mobile),
    phone: card.phone && dial(card.phone),
    email: card.email && (normalizeEmail(card.email) ?? ''),
    website: card.website && link(card.website).replaceAll('\\', '%5C'),
  }
  const { firstName: given, lastName: family } = tidied
  tidied.nameOrder = isCompact ? 'auto' : findNameOrder(given, family, writePersonName(tidied))
  if (!isCompact) return tidied
  const { firstName, lastName, mobile, phone, organization } = tidied
  const name = firstName || lastName
  return {
    ...tidied,
    jobTitle: '',
    // An unstructured name is a first name, and a single number is a mobile number.
    ...(firstName === '' || lastName === ''
      ? { firstName: name === organization ? '' : name, lastName: '' }
      : {}),
    ...(mobile === '' ? { mobile: phone, phone: '' } : {}),
  }
}
