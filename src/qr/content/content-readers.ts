// Written by `npm run content:lists` from the folders of this folder.
import type { ContentOf } from './content'
import type { ContentReader } from './content-reader'
import type { ContentType } from './content-types'
import { documentReader } from './document/read-document'
import { emailReader } from './email/read-email'
import { epcReader } from './epc/read-epc'
import { eventReader } from './event/read-event'
import { imageReader } from './image/read-image'
import { lineReader } from './line/read-line'
import { mapReader } from './map/read-map'
import { multimediaReader } from './multimedia/read-multimedia'
import { otpReader } from './otp/read-otp'
import { phoneReader } from './phone/read-phone'
import { pixReader } from './pix/read-pix'
import { promptpayReader } from './promptpay/read-promptpay'
import { smsReader } from './sms/read-sms'
import { swissQrBillReader } from './swiss-qr-bill/read-swiss-qr-bill'
import { textReader } from './text/read-text'
import { upiReader } from './upi/read-upi'
import { urlReader } from './url/read-url'
import { vcardReader } from './vcard/read-vcard'
import { vietqrReader } from './vietqr/read-vietqr'
import { whatsappReader } from './whatsapp/read-whatsapp'
import { wifiReader } from './wifi/read-wifi'
import { zaloReader } from './zalo/read-zalo'

/** The readers of all types. */
export const contentReaders: { readonly [Type in ContentType]: ContentReader<ContentOf<Type>> } = {
  document: documentReader,
  email: emailReader,
  epc: epcReader,
  event: eventReader,
  image: imageReader,
  line: lineReader,
  map: mapReader,
  multimedia: multimediaReader,
  otp: otpReader,
  phone: phoneReader,
  pix: pixReader,
  promptpay: promptpayReader,
  sms: smsReader,
  'swiss-qr-bill': swissQrBillReader,
  text: textReader,
  upi: upiReader,
  url: urlReader,
  vcard: vcardReader,
  vietqr: vietqrReader,
  whatsapp: whatsappReader,
  wifi: wifiReader,
  zalo: zaloReader,
}
