/** A code that was read, or a message joined of several. */
export type { JoinedCode as ReadCode } from '@/qr/decode/join-structured-append'
