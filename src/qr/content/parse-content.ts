import type { Content, ContentOf } from './content'
import { contentKinds } from './content-kinds'
import { contentReaders } from './content-readers'
import { type ContentType, contentTypes } from './content-types'
import type { ParseOptions } from './define-content'
import { type EmailMessage, parseEmailMessage } from './email/parse-email'
import { parseUnplacedEvent, type UnplacedEvent } from './event/parse-event'
import { normalizeEmail } from './normalize-email'
import { isInternationalPhone, normalizePhone } from './normalize-phone'
import { type AppLink, parseAppLink } from './parse-app-link'
import { type AuthenticatorExport, parseAuthenticatorExport } from './parse-authenticator-export'
import { type BrokenPayment, parseBrokenPayment } from './parse-broken-payment'
import { type CryptoPayment, parseCryptoPayment } from './parse-crypto-payment'
import { type EasyConnect, parseEasyConnect } from './parse-easy-connect'
import { type Gs1Elements, parseGs1 } from './parse-gs1'
import {
  type EuCertificate,
  type HealthCard,
  parseHealthCertificate,
} from './parse-health-certificate'
import { readHostedLink } from './parse-hosted-file'
import { type MerchantPayment, parseMerchantPayment } from './parse-merchant-payment'
import { type PasskeyRequest, parsePasskeyRequest } from './parse-passkey-request'
import { type Product, parseProduct } from './parse-product'
import { type OtherNetwork, parseOtherNetwork } from './wifi/parse-wifi'

/** A link to a hosted page of this website. The link does not reveal the content of the page. */
export type HostedLink = { type: 'hosted'; link: string; slug: string }

/** Content, or one of the kinds that are recognized in codes but cannot be created here. */
export type Recognized =
  | Content
  | HostedLink
  | UnplacedEvent
  | EmailMessage
  | Product
  | MerchantPayment
  | OtherNetwork
  | AppLink
  | Gs1Elements
  | AuthenticatorExport
  | CryptoPayment
  | BrokenPayment
  | EasyConnect
  | PasskeyRequest
  | HealthCard
  | EuCertificate

type Draft = { type: ContentType } & Record<string, unknown>

/**
 * Parses the text of a code as content of one of the types, or as one of the kinds that are only
 * recognized. Any other text is returned unchanged as content of the type `text`. Never throws;
 * runs in time linear in the length.
 *
 * The content is valid for the schema of its type, unless the text is empty or longer than any code
 * allows. Free text that is too long for its field is truncated; invalid members of a contact, an
 * event and the other lenient types are dropped. An event whose time zone is unknown is understood
 * after `prepareTimeZones`, unless nobody knows it.
 */
export function parseContent(text: string, options: ParseOptions = {}): Recognized {
  const body = text.replace(/^\uFEFF/, '')
  const hosted = options.host === undefined ? undefined : readHostedLink(body, options.host)
  if (hosted) return { type: 'hosted', ...hosted }
  for (const type of contentTypes) {
    // Other types are tried last, because links and texts are valid content of several types.
    const content = contentReaders[type].isTelling && parseContentAs(type, body, options)
    if (content) return content
  }
  return (
    parseUnplacedEvent(body) ??
    parseEmailMessage(body) ??
    parseMerchantPayment(body) ??
    parseOtherNetwork(body) ??
    parseEasyConnect(body) ??
    parsePasskeyRequest(body) ??
    parseHealthCertificate(body) ??
    parseGs1(body) ??
    parseProduct(body) ??
    parseAppLink(body) ??
    parseAuthenticatorExport(body) ??
    parseCryptoPayment(body) ??
    parseBrokenPayment(body) ??
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
  const draft = contentReaders[type].parse(text, options)
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

function fitDraft(draft: Draft): Content | undefined {
  const { schema } = contentKinds[draft.type]
  const checked = schema.check(draft)
  if (checked.ok) return checked.content
  if (!contentReaders[draft.type].isLenient) return undefined
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
