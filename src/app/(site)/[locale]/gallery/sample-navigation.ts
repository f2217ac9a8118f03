import type { NavigationItem } from '@/site/header/navigation-item'

const tools = [
  { icon: 'text', label: 'Text', description: 'Words that a phone shows at once', path: '/text' },
  { icon: 'link', label: 'Link', description: 'A page that opens with one tap', path: '/url' },
  { icon: 'wifi', label: 'Wi-Fi', description: 'Guests join without typing', path: '/wifi' },
  { icon: 'contact', label: 'Contact', description: 'A card for the address book', path: '/vcard' },
  { icon: 'mail', label: 'Email', description: 'A message ready to send', path: '/email' },
  { icon: 'calendar', label: 'Event', description: 'A date for the calendar', path: '/event' },
] as const

const more = [
  { icon: 'scan-line', label: 'Scanner', description: 'Read a code', path: '/qr-code-scanner' },
  {
    icon: 'layers',
    label: 'Batch',
    description: 'A table of codes',
    path: '/batch-qr-code',
    hot: true,
  },
] as const

/** A menu with every feature of a menu. */
export const sampleNavigation: NavigationItem[] = [
  { label: 'Product', children: [...tools] },
  { label: 'Tools', children: [...more] },
  { label: 'Pricing', path: '/pricing' },
]
