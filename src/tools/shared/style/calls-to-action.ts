import type { PageType } from '@/qr/content'

/**
 * Suggested texts of a frame, by content type; the first is the text of a new frame. Messages
 * `editor.frame.calls.*`.
 */
export const callsToAction = {
  text: ['scan', 'read', 'more'],
  url: ['scan', 'menu', 'visit', 'order', 'more', 'rate', 'follow'],
  wifi: ['freeWifi', 'wifi', 'join', 'scan'],
  vcard: ['contact', 'touch', 'scan'],
  email: ['write', 'opinion', 'scan'],
  sms: ['message', 'scan'],
  event: ['date', 'calendar', 'scan'],
  map: ['find', 'way', 'scan'],
  document: ['read', 'menu', 'more', 'scan'],
  multimedia: ['listen', 'watch', 'scan'],
  image: ['look', 'scan'],
} as const satisfies Record<PageType, readonly string[]>
