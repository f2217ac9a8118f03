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

/** A link to one of our pages. What the page shows, only the page knows. */
export type HostedLink = { type: 'hosted'; link: string; slug: string }

/** What is recognised besides content: things that codes hold and that we do not write. */
export type Recognised = Content | HostedLink | Product | MerchantPayment | OtherNetwork | AppLink

type Draft = { type: ContentType } & Record<string, unknown>

/** A parser gives what it understands; whether its type takes it is seen afterwards. */
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

/** Types that a text shows by how it begins, before it is parsed as a link. */
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
 * What the text of a code is: content of one of our types, or one of the kinds that are recognised
 * only. Any other text is content of the type `text`, unchanged. Never throws; takes time in
 * proportion to the length. The content is valid for the schema of its type, but for a text that
 * is empty or longer than any code's. Free text too long for its field is cut, and of a contact or
 * an event a member that its field does not take is left out.
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

/** The content of one type in a text, or undefined when it holds none. Never throws. */
export function parseContentAs<Type extends ContentType>(
  type: Type,
  text: string,
  options: ParseOptions = {},
): ContentOf<Type> | undefined {
  const draft = parsers[type](text, options)
  return draft && (fitDraft(draft) as ContentOf<Type> | undefined)
}

/** A mail address, or a number with its country code, on its own. */
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

/** Of these, as much is shown as fits; in all others every member counts. */
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
  const again = schema.check(fitting)
  return again.ok ? again.content : undefined
}

/** Free text can do without its end; a number or a link without its end is another. */
function cut(draft: Draft, name: string): string | undefined {
  const meta = contentKinds[draft.type].schema.shape[name]?.meta
  const isFree = meta?.input === 'text' || meta?.input === 'multiline'
  return isFree ? String(draft[name]).slice(0, meta.maxLength) : undefined
}
