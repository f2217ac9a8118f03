import type { ContentType } from './content-types'
import { epc } from './epc'
import { otp } from './otp'
import { pageKinds } from './page-kinds'
import { phone } from './phone'
import { pix } from './pix'
import { swissQrBill } from './swiss-qr-bill'
import { upi } from './upi'
import { whatsapp } from './whatsapp'

/** Every type with its schema, sample, encoder and lint. */
export const contentKinds = {
  ...pageKinds,
  phone,
  whatsapp,
  epc,
  'swiss-qr-bill': swissQrBill,
  pix,
  upi,
  otp,
} as const satisfies Record<ContentType, object>
