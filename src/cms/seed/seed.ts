import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'
import { richTextFeatures } from '@/cms/fields/rich-text-editor'
import type { Locale } from '@/i18n/locales'
import { legalSlugs, solutionSlugs } from '@/paths'
import type { ToBody } from './build-block'
import { buildPage, buildPricing } from './build-page'
import { findArticle, findLabels, findPage, type Labels } from './read-content'
import { seedDocument } from './seed-document'
import { seedGlobal } from './seed-global'
import { categorySlugs, posts, tagSlugs } from './structure/blog'
import { featuresSections } from './structure/features'
import { footerContent } from './structure/footer'
import { homeSections } from './structure/home'
import { navigationContent } from './structure/navigation'
import { pricingSections } from './structure/pricing'
import { siteContent } from './structure/site'
import { solutionSections } from './structure/solutions'
import type { Page } from './text/parse-page'
import { tightenTables } from './text/tighten-tables'

/**
 * Fills what is missing and leaves alone what is there, so it can run at any time. Returns how many
 * texts it added, counting a page once for each language.
 */
export async function seed(payload: Payload): Promise<number> {
  const toBody = await createConverter(payload)
  let added = 0
  for (const slug of solutionSlugs) {
    const content = withPage(slug, (page) => buildPage(page, solutionSections(slug), toBody))
    added += await seedDocument(payload, 'solutions', slug, content)
  }
  for (const slug of legalSlugs) {
    added += await seedDocument(payload, 'legal-pages', slug, (locale) => {
      const article = findArticle(locale, 'legal', slug)
      if (!article) return undefined
      const { title, metaTitle, description, body } = article
      return { title, body: toBody(body), meta: { title: metaTitle, description } }
    })
  }
  for (const slug of categorySlugs) {
    const content = withLabels(({ categories }) => named(categories[slug]))
    added += await seedDocument(payload, 'categories', slug, content)
  }
  for (const slug of tagSlugs) {
    const content = withLabels(({ tags }) => named(tags[slug]))
    added += await seedDocument(payload, 'tags', slug, content)
  }
  added += await seedPosts(payload, toBody)
  const home = withPage('home', (page) => buildPage(page, homeSections, toBody))
  added += await seedGlobal(payload, 'home', home)
  const features = withPage('features', (page) => buildPage(page, featuresSections, toBody))
  added += await seedGlobal(payload, 'features', features)
  const pricing = withPage('pricing', (page, locale) =>
    buildPricing(page, pricingSections, toBody, locale),
  )
  added += await seedGlobal(payload, 'pricing', pricing)
  added += await seedGlobal(payload, 'navigation', withLabels(navigationContent))
  added += await seedGlobal(payload, 'footer', withLabels(footerContent))
  // Last: a site that has its settings counts as filled, so an interrupted first run is repeated.
  added += await seedGlobal(payload, 'site', withLabels(siteContent))
  return added
}

async function seedPosts(payload: Payload, toBody: ToBody): Promise<number> {
  const categoryIds = await findIds(payload, 'categories')
  const tagIds = await findIds(payload, 'tags')
  let added = 0
  for (const { slug, category, tags, publishedAt, scene, tool } of posts) {
    added += await seedDocument(payload, 'posts', slug, (locale) => {
      const article = findArticle(locale, 'posts', slug)
      if (!article) return undefined
      const { title, description, excerpt, body } = article
      const texts = { title, excerpt, body: toBody(body), meta: { description } }
      const ids = tags.flatMap((tag) => tagIds.get(tag) ?? [])
      return { ...texts, category: categoryIds.get(category), tags: ids, publishedAt, scene, tool }
    })
  }
  return added
}

async function createConverter(payload: Payload): Promise<ToBody> {
  const { config } = payload
  const editorConfig = await editorConfigFactory.fromFeatures({
    config,
    features: richTextFeatures,
  })
  return (text) =>
    convertMarkdownToLexical({ editorConfig, markdown: tightenTables(text) }) as ReturnType<ToBody>
}

async function findIds(payload: Payload, collection: 'categories' | 'tags') {
  const { docs } = await payload.find({ collection, pagination: false, depth: 0 })
  return new Map(docs.map(({ slug, id }) => [slug, id]))
}

function withLabels<Content>(build: (labels: Labels, locale: Locale) => Content) {
  return (locale: Locale) => {
    const labels = findLabels(locale)
    return labels && build(labels, locale)
  }
}

function withPage<Content>(slug: string, build: (page: Page, locale: Locale) => Content) {
  return (locale: Locale) => {
    const page = findPage(locale, slug)
    return page && build(page, locale)
  }
}

/** Nothing while the language has no word for it. */
function named(title: string | undefined): { title: string } | undefined {
  return title ? { title } : undefined
}
