import { paths } from '@/paths'
import type { NavigationItem } from '@/site/header/navigation-item'

const tools = [
  {
    icon: 'text',
    label: 'Text',
    description: 'Words that a phone shows at once',
    path: paths.generator('text'),
  },
  {
    icon: 'link',
    label: 'Link',
    description: 'A page that opens with one tap',
    path: paths.generator('url'),
  },
  {
    icon: 'wifi',
    label: 'Wi-Fi',
    description: 'Guests join without typing',
    path: paths.generator('wifi'),
  },
  {
    icon: 'contact',
    label: 'Contact',
    description: 'A card for the address book',
    path: paths.generator('vcard'),
  },
  {
    icon: 'mail',
    label: 'Email',
    description: 'A message ready to send',
    path: paths.generator('email'),
  },
  {
    icon: 'calendar',
    label: 'Event',
    description: 'A date for the calendar',
    path: paths.generator('event'),
  },
] as const

const more = [
  { icon: 'scan-line', label: 'Scanner', description: 'Read a code', path: paths.scanner },
  {
    icon: 'layers',
    label: 'Batch',
    description: 'A table of codes',
    path: paths.batch,
    hot: true,
  },
] as const

/** A menu with every feature of a menu. */
export const sampleNavigation: NavigationItem[] = [
  { label: 'Product', children: [...tools] },
  { label: 'Tools', children: [...more] },
  { label: 'Pricing', path: paths.pricing },
]
