import type { EditorialIcon } from '@/cms/fields/icons'
import { paths, type SolutionSlug } from '@/paths'
import type { Labels } from '../read-content'

type Type = keyof Labels['navigation']['types']

const types: { type: Type; icon: EditorialIcon }[] = [
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
  { type: 'whatsapp', icon: 'smartphone' },
  { type: 'epc', icon: 'receipt' },
  { type: 'review', icon: 'sparkles' },
]

const solutions: { slug: SolutionSlug; icon: EditorialIcon }[] = [
  { slug: 'qr-codes-in-marketing', icon: 'megaphone' },
  { slug: 'qr-codes-in-education', icon: 'graduation-cap' },
  { slug: 'qr-codes-for-personal', icon: 'house' },
  { slug: 'qr-codes-for-nonprofit', icon: 'hand-heart' },
  { slug: 'qr-codes-for', icon: 'briefcase' },
]

type LegalSlug = keyof Labels['navigation']['company']['legal']

const legalPages: { slug: LegalSlug; icon: EditorialIcon }[] = [
  { slug: 'privacy-policy', icon: 'lock' },
  { slug: 'terms-of-conditions', icon: 'file-text' },
  { slug: 'legal-notice', icon: 'contact' },
  { slug: 'acceptable-use-policy', icon: 'shield-check' },
  { slug: 'cookies-policy', icon: 'eye' },
  { slug: 'data-processing-agreenent', icon: 'layers' },
]

export function navigationContent({ navigation }: Labels) {
  const { scanner, batch, developers, guide, company } = navigation
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
          { id: 'menu-developers', ...developers, icon: 'zap' as const, path: paths.developers },
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
      {
        id: 'menu-guide',
        label: guide.label,
        children: [
          {
            id: 'menu-features',
            ...guide.features,
            icon: 'sparkles' as const,
            path: paths.features,
          },
          { id: 'menu-blog', ...guide.blog, icon: 'book-open' as const, path: paths.blog },
        ],
      },
      {
        id: 'menu-company',
        label: company.label,
        children: [
          // The operator enters the addresses of these entries; the site omits them until then.
          { id: 'menu-about', ...company.about, icon: 'users' as const },
          { id: 'menu-career', ...company.career, icon: 'briefcase' as const },
          { id: 'menu-location', ...company.location, icon: 'map-pin' as const },
          { id: 'menu-contact', ...company.contact, icon: 'mail' as const, path: paths.contact },
          ...legalPages.map(({ slug, icon }) => ({
            id: `menu-${slug}`,
            ...company.legal[slug],
            icon,
            path: paths.legalPage(slug),
          })),
        ],
      },
    ],
  }
}
