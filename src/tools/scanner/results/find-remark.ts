import { factsOf, isContentType, readerOf } from '@/qr/content'
import type { RecognizedKind, Understood } from './recognize-code'

export type Remark =
  | 'payment'
  | 'app'
  | 'otp'
  | 'wifi'
  | 'openWifi'
  | 'binary'
  | 'empty'
  | 'easyConnect'
  | 'passkey'
  | 'healthCard'
  | 'euCertificate'

const otherRemarks: Partial<Record<RecognizedKind, Remark>> = {
  'wechat-pay': 'payment',
  alipay: 'payment',
  paypay: 'payment',
  'merchant-payment': 'payment',
  wechat: 'app',
  'line-link': 'app',
  'zalo-link': 'app',
  'other-network': 'wifi',
  binary: 'binary',
  empty: 'empty',
  'easy-connect': 'easyConnect',
  'passkey-request': 'passkey',
  'health-card': 'healthCard',
  'eu-certificate': 'euCertificate',
}

/** Finds a note about the code itself. */
export function findRemark(understood: Understood): Remark | undefined {
  const { type } = understood
  if ('password' in understood && understood.password === '') return 'openWifi'
  if (!isContentType(type)) return otherRemarks[type]
  return factsOf(type).group === 'payment' ? 'payment' : readerOf(type).remark
}

/** Whether a note is a warning. */
export function isWarning(remark: Remark): boolean {
  return remark === 'payment' || remark === 'otp'
}
