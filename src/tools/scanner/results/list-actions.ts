import { type ContentOf, encodeContent } from '@/qr/content/content'
import { parseCoordinate } from '@/qr/content/parse-coordinate'
import type { FoundCode } from '@/qr/decode/code-found'
import { inspectLink } from '@/qr/links/inspect-link'
import { percentEncode } from '@/std/percent-encode'
import { calendarFile } from '@/tools/shared/calendar/calendar-file'
import { calendarLinks } from '@/tools/shared/calendar/calendar-links'
import { fileName } from '@/tools/shared/file-name'
import type { Understood } from './recognise-code'

/** What one may do with a result; message keys under `scanner.results.actions`. */
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

/** Nothing of this happens on its own. */
export type ResultAction = { name: ActionName } & (
  | { kind: 'link'; href: string; isNewTab: boolean }
  | { kind: 'copy'; text: string }
  | { kind: 'save'; file: string; mimeType: string; data: string | Uint8Array<ArrayBuffer> }
  | { kind: 'share'; text: string }
)

/** The main one first. */
export function listActions(
  understood: Understood,
  code: FoundCode,
  /** Of the reader, whose country decides which maps come first. */
  locale = 'en',
): readonly ResultAction[] {
  const { text } = code
  switch (understood.type) {
    case 'empty':
      return []
    case 'binary':
      return [
        save('saveBytes', fileName(['qr'], 'bin'), 'application/octet-stream', code.bytes.slice()),
        copy(
          'copyHex',
          [...code.bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' '),
        ),
      ]
    case 'text':
      return [copy('copyText', text), { name: 'share', kind: 'share', text }]
    case 'url':
      return listLinkActions(understood.url)
    case 'hosted':
      return [outside('openOwn', understood.link), copy('copyLink', understood.link)]
    case 'document':
    case 'multimedia':
    case 'image':
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
      return [...write(understood), copy('copyText', understood.to)]
    case 'whatsapp':
      return [...encode('openWhatsapp', understood, true), copy('copyNumber', understood.phone)]
    case 'line':
      return [...encode('openLine', understood, true), copy('copyText', understood.lineId)]
    case 'zalo':
      return [...encode('openZalo', understood, true), copy('copyNumber', understood.phone)]
    case 'wechat-pay':
    case 'wechat':
    case 'alipay':
    case 'paypay':
    case 'line-link':
    case 'zalo-link':
      return listLinkActions(understood.link)
    case 'wifi':
    case 'other-network':
      return [
        ...(understood.password ? [copy('copyPassword', understood.password)] : []),
        copy('copyName', understood.ssid),
      ]
    case 'vcard': {
      const { mobile, phone, email, website, firstName, lastName, organization } = understood
      const card = encodeContent({ ...understood, cardFormat: 'vcard' })
      const isCard = /^\s*begin:vcard/i.test(text)
      const name = fileName([firstName, lastName, firstName + lastName ? '' : organization], 'vcf')
      const data = isCard ? text : card.ok ? card.text : ''
      const site = website ? inspectLink(website).href : null
      return [
        ...(data ? [save('saveContact', name, 'text/vcard', data)] : []),
        ...call(mobile || phone),
        ...(email ? write({ type: 'email', to: email, subject: '', body: '' }) : []),
        ...(site ? [outside('visitWebsite', site)] : []),
      ]
    }
    case 'event': {
      const links = calendarLinks(understood)
      const id = `${[...code.bytes].reduce((hash, byte) => (hash * 31 + byte) >>> 0, 7).toString(36)}@qr`
      const file = calendarFile(text, { now: new Date(), id })
      return [
        save('saveEvent', fileName([understood.title], 'ics'), 'text/calendar', file),
        ...(links
          ? [outside('googleCalendar', links.google), outside('outlookCalendar', links.outlook)]
          : []),
      ]
    }
    case 'map': {
      const { latitude, longitude, label } = understood
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
    case 'otp':
      return [copy('copySecret', understood.secret)]
    case 'product': {
      const { gtin, isbn, url } = understood
      const search = isbn
        ? outside('findBook', `https://openlibrary.org/isbn/${isbn}`)
        : outside(
            'findProduct',
            `https://www.gs1.org/services/verified-by-gs1/results?gtin=${gtin}`,
          )
      return [
        ...(url ? listLinkActions(url).slice(0, 1) : []),
        search,
        copy('copyNumber', isbn ?? gtin),
      ]
    }
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

type MapLinks = readonly (readonly [ActionName, ContentOf<'map'>['target']])[]

const maps: MapLinks = [
  ['openStreetMap', 'openstreetmap'],
  ['googleMaps', 'google'],
  ['appleMaps', 'apple'],
]
/** Those that work in mainland China. */
const chineseMaps: MapLinks = [
  ['amap', 'amap'],
  ['baiduMaps', 'baidu'],
  ['appleMaps', 'apple'],
]

/** Where there is something to look at first, the button says so. */
function listLinkActions(link: string): ResultAction[] {
  const { href, kind, severity } = inspectLink(link)
  const name = kind === 'app' ? 'openApp' : severity === 'warning' ? 'openAnyway' : 'open'
  return [
    ...(href ? [{ name, kind: 'link', href, isNewTab: kind === 'web' } as const] : []),
    copy('copyLink', link),
  ]
}

function call(phone: string): ResultAction[] {
  return phone ? encode('call', { type: 'phone', phone }, false) : []
}

/** RFC 5724; our own codes say SMSTO:, which browsers do not open. */
function sms(phone: string, body: string): ResultAction[] {
  const dialled = encodeContent({ type: 'phone', phone })
  if (!dialled.ok) return []
  const number = dialled.text.replace(/^tel:/, '')
  const href = `sms:${number}${body && `?body=${percentEncode(body)}`}`
  return [{ name: 'sendSms', kind: 'link', href, isNewTab: false }]
}

function write(email: Parameters<typeof encodeContent>[0]): ResultAction[] {
  return encode('writeEmail', email, false)
}

function encode(
  name: ActionName,
  content: Parameters<typeof encodeContent>[0],
  isNewTab: boolean,
): ResultAction[] {
  const encoded = encodeContent(content)
  return encoded.ok ? [{ name, kind: 'link', href: encoded.text, isNewTab }] : []
}

function outside(name: ActionName, href: string): ResultAction {
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
