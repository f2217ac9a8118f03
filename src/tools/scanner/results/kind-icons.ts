import { type ContentType, contentTypes, typeFacts } from '@/qr/content'
import type { IconName } from '@/ui/icon/icon-names'
import type { RecognisedKind } from './recognise-code'

const typeIcons = Object.fromEntries(
  contentTypes.map((type) => [type, typeFacts[type].icon satisfies IconName]),
) as Record<ContentType, IconName>

export const kindIcons: Record<RecognisedKind, IconName> = {
  ...typeIcons,
  url: 'globe',
  'merchant-payment': 'coins',
  product: 'barcode',
  gs1: 'barcode',
  'other-network': 'wifi-cog',
  'wechat-pay': 'coins',
  wechat: 'message-circle',
  alipay: 'coins',
  paypay: 'coins',
  'line-link': 'message-circle',
  'zalo-link': 'message-circle',
  'authenticator-export': 'key-round',
  'crypto-payment': 'coins',
  'broken-payment': 'coins',
  hosted: 'app-window',
  binary: 'binary',
  empty: 'circle-dashed',
}
