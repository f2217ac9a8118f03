// Written by `npm run content:lists` from the folders of this folder.
import { documentFacts } from './document/document-facts'
import { emailFacts } from './email/email-facts'
import { epcFacts } from './epc/epc-facts'
import { eventFacts } from './event/event-facts'
import { imageFacts } from './image/image-facts'
import { lineFacts } from './line/line-facts'
import { mapFacts } from './map/map-facts'
import { multimediaFacts } from './multimedia/multimedia-facts'
import { otpFacts } from './otp/otp-facts'
import { phoneFacts } from './phone/phone-facts'
import { pixFacts } from './pix/pix-facts'
import { promptpayFacts } from './promptpay/promptpay-facts'
import { smsFacts } from './sms/sms-facts'
import { swissQrBillFacts } from './swiss-qr-bill/swiss-qr-bill-facts'
import { textFacts } from './text/text-facts'
import { upiFacts } from './upi/upi-facts'
import { urlFacts } from './url/url-facts'
import { vcardFacts } from './vcard/vcard-facts'
import { vietqrFacts } from './vietqr/vietqr-facts'
import { whatsappFacts } from './whatsapp/whatsapp-facts'
import { wifiFacts } from './wifi/wifi-facts'
import { zaloFacts } from './zalo/zalo-facts'

/** The facts of all types, by name. */
export const contentFacts = [
  documentFacts,
  emailFacts,
  epcFacts,
  eventFacts,
  imageFacts,
  lineFacts,
  mapFacts,
  multimediaFacts,
  otpFacts,
  phoneFacts,
  pixFacts,
  promptpayFacts,
  smsFacts,
  swissQrBillFacts,
  textFacts,
  upiFacts,
  urlFacts,
  vcardFacts,
  vietqrFacts,
  whatsappFacts,
  wifiFacts,
  zaloFacts,
] as const
