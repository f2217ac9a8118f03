import type { PageType } from '@/qr/content'
import type { IconName } from '@/ui/icon/icon-names'

export const typeIcons: Record<PageType, IconName> = {
  text: 'text-initial',
  url: 'link',
  wifi: 'wifi',
  vcard: 'contact',
  email: 'mail',
  sms: 'message-square-text',
  event: 'calendar-days',
  map: 'map-pin',
  document: 'file-text',
  multimedia: 'clapperboard',
  image: 'image',
}
