import type { Content } from './content'
import { writePersonName } from './vcard/person-name'

/** Returns the text that identifies a code for its owner: network name, address or event. */
export function contentTitle(content: Content): string {
  switch (content.type) {
    case 'text':
      return content.text.trim()
    case 'url':
      return content.url.trim().replace(/^https?:\/\/(www\.)?|\/$/gi, '')
    case 'wifi':
      return content.ssid
    case 'vcard':
      return writePersonName(content) || content.organization.trim()
    case 'email':
      return content.to.trim()
    case 'sms':
      return content.phone.trim()
    case 'event':
      return content.title.trim()
    case 'map':
      return content.label.trim() || `${content.latitude.trim()} ${content.longitude.trim()}`
    case 'phone':
    case 'whatsapp':
    case 'zalo':
      return content.phone.trim()
    case 'epc':
    case 'pix':
    case 'upi':
      return content.name.trim()
    case 'line':
      return content.lineId.trim()
    case 'vietqr':
      return content.name.trim() || `${content.bank.trim()} ${content.account.trim()}`
    case 'promptpay':
      return content.name.trim() || content.promptPayId.trim()
    case 'swiss-qr-bill':
      return content.creditorName.trim()
    case 'otp':
      return content.issuer.trim() || content.account.trim()
    case 'document':
    case 'multimedia':
    case 'image':
      return content.title.trim()
  }
}
