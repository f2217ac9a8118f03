import type { Icon } from '@/cms/fields/icons'
import { paths, type SolutionSlug } from '@/paths'
import type { Labels } from '../read-content'

type Type = keyof Labels['navigation']['types']

const types: { type: Type; icon: Icon }[] = [
  { type: 'text', icon: 'text' },
  { type: 'url', icon: 'link' },
  { type: 'wifi', icon: 'wifi' },
  { type: 'vcard', icon: 'contact' },
  { type: 'email', icon: 'mail' },
  { type: 'sms', icon: 'message-square' },
  { type: 'event', icon: 'calendar' },
  { type: 'map', icon: 'map-pin' },
  { type: 'document', icon: 'file-text' },
  { type: 'multimedia', icon: 'play' },
  { type: 'image', icon: 'image' },
]

const solutions: { slug: SolutionSlug; icon: Icon }[] = [
  { slug: 'qr-codes-in-marketing', icon: 'megaphone' },
  { slug: 'qr-codes-in-education', icon: 'graduation-cap' },
  { slug: 'qr-codes-for-personal', icon: 'house' },
  { slug: 'qr-codes-for-nonprofit', icon: 'hand-heart' },
  { slug: 'qr-codes-for', icon: 'briefcase' },
]

export function navigationContent({ navigation }: Labels) {
  const { scanner, batch } = navigation
  return {
    items: [
      {
        id: 'menu-product',
        label: navigation.product,
        children: types.map(({ type, icon }) => ({
          id: `menu-${type}`,
          ...navigation.types[type],
          icon,
          path: paths.generator(type),
        })),
      },
      {
        id: 'menu-tools',
        label: navigation.tools,
        children: [
          { id: 'menu-scanner', ...scanner, icon: 'scan-line' as const, path: paths.scanner },
          { id: 'menu-batch', ...batch, icon: 'package' as const, path: paths.batch, hot: true },
        ],
      },
      {
        id: 'menu-solutions',
        label: navigation.solutions,
        children: solutions.map(({ slug, icon }) => ({
          id: `menu-${slug}`,
          ...navigation.solutionItems[slug],
          icon,
          path: paths.solution(slug),
        })),
      },
      { id: 'menu-pricing', label: navigation.pricing, path: paths.pricing },
      { id: 'menu-blog', label: navigation.blog, path: paths.blog },
    ],
  }
}
