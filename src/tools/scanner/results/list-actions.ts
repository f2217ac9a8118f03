import { type ContentOf, encodeContent, type Product, parseCoordinate } from '@/qr/content'
import type { FoundCode } from '@/qr/decode'
import { inspectLink } from '@/qr/links'
import { percentEncode } from '@/std/percent-encode'
import { calendarFile } from '@/tools/shared/calendar/calendar-file'
import { calendarLinks } from '@/tools/shared/calendar/calendar-links'
import { fileName } from '@/tools/shared/file-name'
import type { Understood } from './recognise-code'

/** Actions on a result; message keys under `scanner.results.actions`. */
export const actionNames = [
  'open',
  'openAnyway',
  'openApp',
  'openOwn',
  'call',
  'sendSms',
  'writeEmail',
  'openWhatsapp',
  'openLine',
  'openZalo',
  'visitWebsite',
  'saveContact',
  'saveEvent',
  'googleCalendar',
  'outlookCalendar',
  'openStreetMap',
  'googleMaps',
  'appleMaps',
  'amap',
  'baiduMaps',
  'findBook',
  'findProduct',
  'copyLink',
  'copyText',
  'copyPassword',
  'copyName',
  'copyNumber',
  'copyCoordinates',
  'copySecret',
  'copyAll',
  'copyHex',
  'saveBytes',
  'share',
] as const
export type ActionName = (typeof actionNames)[number]

/** An action that only a click performs. */
export type ResultAction = { name: ActionName } & (
  | { kind: 'link'; href: string; isNewTab: boolean }
  | { kind: 'copy'; text: string }
  | { kind: 'save'; file: string; mimeType: string; data: string | Uint8Array<ArrayBuffer> }
  | { kind: 'share'; text: string }
)

/**
 * The actions of a result, the main one first.
 *
 * @param locale the reader's; its country decides which maps come first
 */
export function listActions(
  understood: Understood,
  code: FoundCode,
  locale = 'en',
): readonly ResultAction[] {
  const { text } = code
  switch (understood.type) {
    case 'empty':
      return []
    case 'binary': {
      const hex = [...code.bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
      return [
        save('saveBytes', fileName(['qr'], 'bin'), 'application/octet-stream', code.bytes.slice()),
        copy('copyHex', hex),
      ]
    }
    case 'text':
      return [copy('copyText', text), { name: 'share', kind: 'share', text }]
    case 'url':
      return listLinkActions(understood.url)
    case 'hosted':
      return [openTab('openOwn', understood.link), copy('copyLink', understood.link)]
    case 'document':
    case 'multimedia':
    case 'image':
    case 'wechat-pay':
    case 'wechat':
    case 'alipay':
    case 'paypay':
    case 'line-link':
    case 'zalo-link':
      return listLinkActions(understood.link)
    case 'phone':
      return [...call(understood.phone), copy('copyNumber', understood.phone)]
    case 'sms':
      return [
        ...sms(understood.phone, understood.body),
        copy('copyNumber', understood.phone),
        ...(understood.body ? [copy('copyText', understood.body)] : []),
      ]
    case 'email':
      return [...encode('writeEmail', understood), copy('copyText', understood.to)]
    case 'whatsapp':
      return [...encode('openWhatsapp', understood, true), copy('copyNumber', understood.phone)]
    case 'line':
      return [...encode('openLine', understood, true), copy('copyText', understood.lineId)]
    case 'zalo':
      return [...encode('openZalo', understood, true), copy('copyNumber', understood.phone)]
    case 'wifi':
    case 'other-network':
      return [
        ...(understood.password ? [copy('copyPassword', understood.password)] : []),
        copy('copyName', understood.ssid),
      ]
    case 'vcard':
      return listCardActions(understood, text)
    case 'event':
      return listEventActions(understood, code)
    case 'map':
      return listMapActions(understood, text, locale)
    case 'otp':
      return [copy('copySecret', understood.secret)]
    case 'product':
      return listProductActions(understood)
    case 'epc':
    case 'swiss-qr-bill':
    case 'pix':
    case 'upi':
    case 'vietqr':
    case 'promptpay':
    case 'merchant-payment':
      return [copy('copyAll', text)]
  }
}

function listCardActions(content: ContentOf<'vcard'>, text: string): ResultAction[] {
  const { mobile, phone, email, website, firstName, lastName, organization } = content
  const card = encodeContent({ ...content, cardFormat: 'vcard' })
  const isCard = /^\s*begin:vcard/i.test(text)
  const name = fileName([firstName, lastName, firstName + lastName ? '' : organization], 'vcf')
  const data = isCard ? text : card.ok ? card.text : ''
  const site = website ? inspectLink(website).href : null
  return [
    ...(data ? [save('saveContact', name, 'text/vcard', data)] : []),
    ...call(mobile || phone),
    ...(email ? encode('writeEmail', { type: 'email', to: email, subject: '', body: '' }) : []),
    ...(site ? [openTab('visitWebsite', site)] : []),
  ]
}

function listEventActions(event: ContentOf<'event'>, { text, bytes }: FoundCode): ResultAction[] {
  const links = calendarLinks(event)
  const id = `${[...bytes].reduce((hash, byte) => (hash * 31 + byte) >>> 0, 7).toString(36)}@qr`
  const file = calendarFile(text, { now: new Date(), id })
  return [
    save('saveEvent', fileName([event.title], 'ics'), 'text/calendar', file),
    ...(links
      ? [openTab('googleCalendar', links.google), openTab('outlookCalendar', links.outlook)]
      : []),
  ]
}

function listMapActions(map: ContentOf<'map'>, text: string, locale: string): ResultAction[] {
  const { latitude, longitude, label } = map
  const place = { type: 'map', latitude, longitude, label } as const
  const isLink = /^https?:/i.test(text.trim())
  return [
    ...(isLink ? listLinkActions(text.trim()).slice(0, 1) : []),
    ...(locale === 'zh' ? chineseMaps : maps).flatMap(([name, target]) =>
      encode(name, { ...place, target }, true),
    ),
    copy('copyCoordinates', `${parseCoordinate(latitude)}, ${parseCoordinate(longitude)}`),
  ]
}

function listProductActions({ gtin, isbn, url }: Product): ResultAction[] {
  const search = isbn
    ? openTab('findBook', `https://openlibrary.org/isbn/${isbn}`)
    : openTab('findProduct', `https://www.gs1.org/services/verified-by-gs1/results?gtin=${gtin}`)
  return [
    ...(url ? listLinkActions(url).slice(0, 1) : []),
    search,
    copy('copyNumber', isbn ?? gtin),
  ]
}

type MapLinks = readonly (readonly [ActionName, ContentOf<'map'>['target']])[]

const maps: MapLinks = [
  ['openStreetMap', 'openstreetmap'],
  ['googleMaps', 'google'],
  ['appleMaps', 'apple'],
]
/** Maps that work in mainland China. */
const chineseMaps: MapLinks = [
  ['amap', 'amap'],
  ['baiduMaps', 'baidu'],
  ['appleMaps', 'apple'],
]

/** A link with warnings has a different label. */
function listLinkActions(link: string): ResultAction[] {
  const { href, kind, severity } = inspectLink(link)
  const name = kind === 'app' ? 'openApp' : severity === 'warning' ? 'openAnyway' : 'open'
  return [
    ...(href ? [{ name, kind: 'link', href, isNewTab: kind === 'web' } as const] : []),
    copy('copyLink', link),
  ]
}

function call(phone: string): ResultAction[] {
  return phone ? encode('call', { type: 'phone', phone }) : []
}

/** RFC 5724; codes use SMSTO:, which browsers do not open. */
function sms(phone: string, body: string): ResultAction[] {
  const dialled = encodeContent({ type: 'phone', phone })
  if (!dialled.ok) return []
  const number = dialled.text.replace(/^tel:/, '')
  const href = `sms:${number}${body && `?body=${percentEncode(body)}`}`
  return [{ name: 'sendSms', kind: 'link', href, isNewTab: false }]
}

function encode(
  name: ActionName,
  content: Parameters<typeof encodeContent>[0],
  isNewTab = false,
): ResultAction[] {
  const encoded = encodeContent(content)
  return encoded.ok ? [{ name, kind: 'link', href: encoded.text, isNewTab }] : []
}

function openTab(name: ActionName, href: string): ResultAction {
  return { name, kind: 'link', href, isNewTab: true }
}

function copy(name: ActionName, text: string): ResultAction {
  return { name, kind: 'copy', text }
}

function save(
  name: ActionName,
  file: string,
  mimeType: string,
  data: string | Uint8Array<ArrayBuffer>,
): ResultAction {
  return { name, kind: 'save', file, mimeType, data }
}
