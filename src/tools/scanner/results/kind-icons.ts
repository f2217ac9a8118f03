import { typeIcons } from '@/tools/shared/content/type-icons'
import type { IconName } from '@/ui/icon/icon-names'
import type { RecognisedKind } from './recognise-code'

export const kindIcons: Record<RecognisedKind, IconName> = {
  ...typeIcons,
  url: 'globe',
  phone: 'phone',
  whatsapp: 'message-circle',
  line: 'message-circle',
  zalo: 'message-circle',
  epc: 'coins',
  'swiss-qr-bill': 'coins',
  pix: 'coins',
  upi: 'coins',
  vietqr: 'coins',
  promptpay: 'coins',
  'merchant-payment': 'coins',
  otp: 'key-round',
  product: 'barcode',
  'other-network': 'wifi-cog',
  'wechat-pay': 'coins',
  wechat: 'message-circle',
  alipay: 'coins',
  paypay: 'coins',
  'line-link': 'message-circle',
  'zalo-link': 'message-circle',
  hosted: 'app-window',
  binary: 'binary',
  empty: 'circle-dashed',
}
