// Written by `npm run content:lists` from the folders of this folder.
import type { PageType } from './content-types'
import { document } from './document/document'
import { email } from './email/email'
import { epc } from './epc/epc'
import { event } from './event/event'
import { image } from './image/image'
import { line } from './line/line'
import { map } from './map/map'
import { multimedia } from './multimedia/multimedia'
import { phone } from './phone/phone'
import { pix } from './pix/pix'
import { promptpay } from './promptpay/promptpay'
import { sms } from './sms/sms'
import { swissQrBill } from './swiss-qr-bill/swiss-qr-bill'
import { text } from './text/text'
import { upi } from './upi/upi'
import { url } from './url/url'
import { vcard } from './vcard/vcard'
import { vietqr } from './vietqr/vietqr'
import { whatsapp } from './whatsapp/whatsapp'
import { wifi } from './wifi/wifi'
import { zalo } from './zalo/zalo'

/**
 * The kinds with a page, separate from the others, so that a page loads only the code that it uses.
 * For the same reason, parsers of these kinds are in `<kind>/parse-<kind>.ts`.
 */
export const pageKinds = {
  document,
  email,
  epc,
  event,
  image,
  line,
  map,
  multimedia,
  phone,
  pix,
  promptpay,
  sms,
  'swiss-qr-bill': swissQrBill,
  text,
  upi,
  url,
  vcard,
  vietqr,
  whatsapp,
  wifi,
  zalo,
} as const satisfies Record<PageType, object>
