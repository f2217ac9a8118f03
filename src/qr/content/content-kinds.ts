import type { ContentType } from './content-types'
import { epc } from './epc'
import { line } from './line'
import { otp } from './otp'
import { pageKinds } from './page-kinds'
import { phone } from './phone'
import { pix } from './pix'
import { promptpay } from './promptpay'
import { swissQrBill } from './swiss-qr-bill'
import { upi } from './upi'
import { vietqr } from './vietqr'
import { whatsapp } from './whatsapp'
import { zalo } from './zalo'

/** Every type with its schema, sample, encoder and lint rules. */
export const contentKinds = {
  ...pageKinds,
  phone,
  whatsapp,
  line,
  zalo,
  epc,
  'swiss-qr-bill': swissQrBill,
  pix,
  upi,
  vietqr,
  promptpay,
  otp,
} as const satisfies Record<ContentType, object>
