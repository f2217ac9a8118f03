// Written by `npm run content:lists` from the folders of this folder.
import type { ContentType } from './content-types'
import { epc } from './epc/epc'
import { line } from './line/line'
import { otp } from './otp/otp'
import { pageKinds } from './page-kinds'
import { phone } from './phone/phone'
import { pix } from './pix/pix'
import { promptpay } from './promptpay/promptpay'
import { swissQrBill } from './swiss-qr-bill/swiss-qr-bill'
import { upi } from './upi/upi'
import { vietqr } from './vietqr/vietqr'
import { whatsapp } from './whatsapp/whatsapp'
import { zalo } from './zalo/zalo'

/** Every type with its schema, sample, encoder and lint rules. */
export const contentKinds = {
  ...pageKinds,
  epc,
  line,
  otp,
  phone,
  pix,
  promptpay,
  'swiss-qr-bill': swissQrBill,
  upi,
  vietqr,
  whatsapp,
  zalo,
} as const satisfies Record<ContentType, object>
