/** A code, or a message joined from several codes. */
export type { JoinedCode as ReadCode } from '@/qr/decode'
