import type { Content, ContentOf } from './content'
import { contentKinds } from './content-kinds'
import type { ContentType } from './content-types'
import type { ParseOptions } from './define-content'
import { parseEpc } from './epc'
import { parseLine } from './line'
import { normalizeEmail } from './normalize-email'
import { isInternationalPhone, normalizePhone } from './normalize-phone'
import { parseOtp } from './otp'
import { type AppLink, parseAppLink } from './parse-app-link'
import { parseEmail } from './parse-email'
import { parseEvent } from './parse-event'
import { parseHostedFile, readHostedLink } from './parse-hosted-file'
import { parseMap } from './parse-map'
import { type MerchantPayment, parseMerchantPayment } from './parse-merchant-payment'
import { parsePhone } from './parse-phone'
import { type Product, parseProduct } from './parse-product'
import { parseSms } from './parse-sms'
import { parseUrl } from './parse-url'
import { parseVcard } from './parse-vcard'
import { type OtherNetwork, parseOtherNetwork, parseWifi } from './parse-wifi'
import { parsePix } from './pix'
import { parsePromptpay } from './promptpay'
import { parseSwissQrBill } from './swiss-qr-bill'
import { parseUpi } from './upi'
import { parseVietqr } from './vietqr'
import { parseWhatsapp } from './whatsapp'
import { parseZalo } from './zalo'

/** A link to a hosted page of this website. The link does not reveal the content of the page. */
export type HostedLink = { type: 'hosted'; link: string; slug: string }

/** Content, or one of the kinds that are recognised in codes but cannot be created here. */
export type Recognised = Content | HostedLink | Product | MerchantPayment | OtherNetwork | AppLink

type Draft = { type: ContentType } & Record<string, unknown>

/** Parsers by type. The schema of the type validates their results afterwards. */
const parsers: Record<ContentType, (text: string, options: ParseOptions) => Draft | undefined> = {
  text: (text) => ({ type: 'text', text }),
  url: parseUrl,
  document: parseHostedFile('document'),
  multimedia: parseHostedFile('multimedia'),
  vcard: parseVcard,
  map: parseMap,
  image: parseHostedFile('image'),
  event: parseEvent,
  wifi: parseWifi,
  email: parseEmail,
  sms: parseSms,
  phone: parsePhone,
  whatsapp: parseWhatsapp,
  line: parseLine,
  zalo: parseZalo,
  epc: parseEpc,
  'swiss-qr-bill': parseSwissQrBill,
  pix: parsePix,
  upi: parseUpi,
  vietqr: parseVietqr,
  promptpay: parsePromptpay,
  otp: parseOtp,
}

/** Types that the start of a text identifies, tried before the text is parsed as a link. */
const telling = [
  'wifi',
  'vcard',
  'event',
  'email',
  'sms',
  'phone',
  'map',
  'whatsapp',
  'line',
  'zalo',
  'epc',
  'swiss-qr-bill',
  'pix',
  'upi',
  'vietqr',
  'promptpay',
  'otp',
] as const satisfies ContentType[]

/**
 * Parses the text of a code as content of one of the types, or as one of the kinds that are only
 * recognised. Any other text is returned unchanged as content of the type `text`. Never throws;
 * runs in time linear in the length.
 *
 * The content is valid for the schema of its type, unless the text is empty or longer than any code
 * allows. Free text that is too long for its field is truncated; invalid members of a contact, an
 * event and the other lenient types are dropped.
 */
export function parseContent(text: string, options: ParseOptions = {}): Recognised {
  const body = text.replace(/^\uFEFF/, '')
  const hosted = options.host === undefined ? undefined : readHostedLink(body, options.host)
  if (hosted) return { type: 'hosted', ...hosted }
  for (const type of telling) {
    const content = parseContentAs(type, body, options)
    if (content) return content
  }
  return (
    parseMerchantPayment(body) ??
    parseOtherNetwork(body) ??
    parseProduct(body) ??
    parseAppLink(body) ??
    parseAddress(body) ??
    parseContentAs('url', body, options) ?? { type: 'text', text }
  )
}

/** Parses a text as content of one type; undefined if it is not of that type. Never throws. */
export function parseContentAs<Type extends ContentType>(
  type: Type,
  text: string,
  options: ParseOptions = {},
): ContentOf<Type> | undefined {
  const draft = parsers[type](text, options)
  return draft && (fitDraft(draft) as ContentOf<Type> | undefined)
}

/** Parses a text that is only an e-mail address, or only a number with its country code. */
function parseAddress(text: string): Content | undefined {
  const trimmed = text.trim()
  if (/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@([a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}$/i.test(trimmed)) {
    return parseContentAs('email', `mailto:${normalizeEmail(trimmed)}`)
  }
  if (!/^\+[\d ().\-/\u2010-\u2015\u00a0]{6,30}$/.test(trimmed)) return undefined
  const phone = normalizePhone(trimmed) ?? ''
  const isLong = phone.replace(/\D/g, '').length >= 8
  return isLong && isInternationalPhone(phone) ? { type: 'phone', phone } : undefined
}

/** Types whose invalid members are dropped; any other type requires every member. */
const lenientTypes: readonly ContentType[] = ['vcard', 'event', 'email', 'sms', 'whatsapp', 'map']

function fitDraft(draft: Draft): Content | undefined {
  const { schema } = contentKinds[draft.type]
  const checked = schema.check(draft)
  if (checked.ok) return checked.content
  if (!lenientTypes.includes(draft.type)) return undefined
  const fitting = { ...draft }
  for (const { path, key } of checked.issues) {
    fitting[path] = key === 'tooLong' ? cut(draft, path) : undefined
  }
  const rechecked = schema.check(fitting)
  return rechecked.ok ? rechecked.content : undefined
}

/** Truncates free text; a truncated number or link would be a different one. */
function cut(draft: Draft, name: string): string | undefined {
  const meta = contentKinds[draft.type].schema.shape[name]?.meta
  const isFree = meta?.input === 'text' || meta?.input === 'multiline'
  return isFree ? String(draft[name]).slice(0, meta.maxLength) : undefined
}
