import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'
import { richTextFeatures } from '@/cms/fields/rich-text-editor'
import type { Locale } from '@/i18n/locales'
import { legalSlugs, solutionSlugs } from '@/paths'
import { findArticle, findWords, type Words } from './read-content'
import { seedDocument } from './seed-document'
import { seedGlobal } from './seed-global'
import { categorySlugs, posts } from './structure/blog'
import { featuresContent } from './structure/features'
import { footerContent } from './structure/footer'
import { homeContent } from './structure/home'
import { navigationContent } from './structure/navigation'
import { pricingContent } from './structure/pricing'
import { siteContent } from './structure/site'
import { solutionContent } from './structure/solutions'

/**
 * Fills what is missing and leaves alone what is there, so it can run at any time. Returns how many
 * texts it added, counting a page once for each language.
 */
export async function seed(payload: Payload): Promise<number> {
  const editorConfig = await editorConfigFactory.fromFeatures({
    config: payload.config,
    features: richTextFeatures,
  })
  const toBody = (markdown: string) => convertMarkdownToLexical({ editorConfig, markdown })
  const withWords =
    <Content>(build: (words: Words, locale: Locale) => Content) =>
    (locale: Locale) => {
      const words = findWords(locale)
      return words && build(words, locale)
    }

  let added = 0
  for (const slug of solutionSlugs) {
    const content = withWords((words) => solutionContent(slug, words))
    added += await seedDocument(payload, 'solutions', slug, content)
  }
  for (const slug of legalSlugs) {
    added += await seedDocument(payload, 'legal-pages', slug, (locale) => {
      const article = findArticle(locale, 'legal', slug)
      if (!article) return undefined
      const { title, description, body } = article
      return { title, body: toBody(body), meta: { description } }
    })
  }
  for (const slug of categorySlugs) {
    const content = withWords(({ categories }) => ({ title: categories[slug] }))
    added += await seedDocument(payload, 'categories', slug, content)
  }
  const categories = await payload.find({ collection: 'categories', limit: 100, depth: 0 })
  for (const { slug, category, publishedAt } of posts) {
    const categoryId = categories.docs.find((document) => document.slug === category)?.id
    added += await seedDocument(payload, 'posts', slug, (locale) => {
      const article = findArticle(locale, 'posts', slug)
      if (!article) return undefined
      const { title, description, excerpt, body } = article
      const texts = { title, excerpt, body: toBody(body), meta: { description } }
      return { ...texts, category: categoryId, publishedAt }
    })
  }
  added += await seedGlobal(payload, 'home', withWords(homeContent))
  added += await seedGlobal(payload, 'features', withWords(featuresContent))
  added += await seedGlobal(payload, 'pricing', withWords(pricingContent))
  added += await seedGlobal(payload, 'navigation', withWords(navigationContent))
  added += await seedGlobal(payload, 'footer', withWords(footerContent))
  // Last: a site that has its settings counts as filled, so an interrupted first run is repeated.
  added += await seedGlobal(payload, 'site', withWords(siteContent))
  return added
}
