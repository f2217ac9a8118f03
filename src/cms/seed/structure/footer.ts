import type { Locale } from '@/i18n/locales'
import { legalSlugs, paths, solutionSlugs } from '@/paths'
import { findText, type Labels, parseArticle } from '../read-content'

const toolPaths = {
  text: paths.home,
  url: paths.generator('url'),
  multimedia: paths.generator('multimedia'),
  document: paths.generator('document'),
  scanner: paths.scanner,
  batch: paths.batch,
}

/**
 * Builds the footer; undefined until the language has all legal pages, whose titles the footer
 * repeats. Links to social networks are left to the operator, whose profiles the seed does not
 * know.
 */
export function footerContent({ footer, navigation }: Labels, locale: Locale) {
  const { info, toolLinks } = footer
  const legalTitles = legalSlugs.map((slug) => titleOf(locale, slug))
  if (!legalTitles.every(Boolean)) return undefined
  const link = (label: string, path: string) => ({ id: `footer${path}`, label, path })
  return {
    band: footer.band,
    quote: { text: footer.quote },
    trademark: footer.trademark,
    columns: [
      {
        id: 'footer-info',
        title: info.title,
        links: [
          link(info.features, paths.features),
          link(info.pricing, paths.pricing),
          link(info.blog, paths.blog),
          link(info.developers, paths.developers),
          link(info.contact, paths.contact),
        ],
      },
      {
        id: 'footer-solutions',
        title: footer.solutions.title,
        links: solutionSlugs.map((slug) =>
          link(navigation.solutionItems[slug].label, paths.solution(slug)),
        ),
      },
      {
        id: 'footer-legal',
        title: footer.legal.title,
        links: legalSlugs.map((slug, index) =>
          link(legalTitles[index] ?? '', paths.legalPage(slug)),
        ),
      },
    ],
    toolLinks: Object.entries(toolPaths).map(([name, path]) =>
      link(toolLinks[name as keyof typeof toolPaths], path),
    ),
  }
}

function titleOf(locale: Locale, slug: string): string | undefined {
  const text = findText(locale, 'legal', slug)
  return text === undefined ? undefined : parseArticle(text).title
}
