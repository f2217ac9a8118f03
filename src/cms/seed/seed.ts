import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { GlobalSlug, Payload } from 'payload'
import { richTextFeatures } from '@/cms/fields/rich-text-editor'
import { fillStates } from '@/desk/states/fill-states'
import type { Locale } from '@/i18n/locales'
import { legalSlugs, solutionSlugs } from '@/paths'
import type { ToBody } from './build-block'
import { buildPage, buildPricing } from './build-page'
import { planDocuments } from './plan-documents'
import { findArticle, findLabels, findPage, type Labels } from './read-content'
import { seedGlossary } from './seed-glossary'
import { readSeedRecords } from './seed-records'
import { documentTarget, globalTarget, type SeedTarget } from './seed-target'
import { type ContentIn, seedTexts } from './seed-texts'
import { categorySlugs, postPlans, tagSlugs } from './structure/blog'
import { featuresSections } from './structure/features'
import { footerContent } from './structure/footer'
import { homeSections } from './structure/home'
import { navigationContent } from './structure/navigation'
import { pricingSections } from './structure/pricing'
import { solutionSections } from './structure/solutions'
import type { ParsedPage } from './text/parse-page'
import { tightenTables } from './text/tighten-tables'
import { type LeftAlone, updateTexts } from './update-texts'

/**
 * Adds missing content and leaves existing content unchanged, so it can run at any time. Returns
 * the number of added texts, where a page counts once per language.
 */
export async function seed(payload: Payload): Promise<number> {
  const records = await readSeedRecords(payload)
  let { added } = await seedGlossary(payload, records)
  for (const { target, contentIn } of await listSeeds(payload)) {
    added += await seedTexts(target, contentIn, records)
  }
  await fillStates(payload)
  return added
}

export type SeedReport = { added: number; updated: number; leftAlone: LeftAlone[] }

/** Runs `seed` and replaces earlier seed content that has not been edited. */
export async function seedAndUpdate(payload: Payload): Promise<SeedReport> {
  const records = await readSeedRecords(payload)
  const report: SeedReport = await seedGlossary(payload, records, true)
  for (const { target, contentIn } of await listSeeds(payload)) {
    const { updated, leftAlone } = await updateTexts(target, contentIn, records)
    report.added += await seedTexts(target, contentIn, records)
    report.updated += updated
    report.leftAlone.push(...leftAlone)
  }
  await fillStates(payload)
  return report
}

type Seed = { target: SeedTarget; contentIn: ContentIn }

/** Lists all documents and globals with seed content; targets of references come first. */
export async function listSeeds(payload: Payload): Promise<Seed[]> {
  const toBody = await createConverter(payload)
  const planned = await planDocuments(payload, {
    solutions: solutionSlugs,
    'legal-pages': legalSlugs,
    categories: categorySlugs,
    tags: tagSlugs,
    posts: postPlans.map(({ slug }) => slug),
  })
  const global = (slug: GlobalSlug, contentIn: ContentIn): Seed => ({
    target: globalTarget(payload, slug, planned),
    contentIn,
  })
  const inCollection = <Slug extends string>(
    collection: Parameters<typeof documentTarget>[1],
    slugs: readonly Slug[],
    contentOf: (slug: Slug) => ContentIn,
  ): Seed[] =>
    slugs.map((slug) => ({
      target: documentTarget(payload, collection, slug, planned),
      contentIn: contentOf(slug),
    }))
  return [
    ...inCollection('solutions', solutionSlugs, (slug) =>
      withPage(slug, (page) => buildPage(page, solutionSections(slug), toBody)),
    ),
    ...inCollection('legal-pages', legalSlugs, (slug) => (locale) => {
      const article = findArticle(locale, 'legal', slug)
      if (!article) return undefined
      const { title, metaTitle, description, body } = article
      return { title, body: toBody(body), meta: { title: metaTitle, description } }
    }),
    ...inCollection('categories', categorySlugs, (slug) =>
      withLabels(({ categories }) => named(categories[slug])),
    ),
    ...inCollection('tags', tagSlugs, (slug) => withLabels(({ tags }) => named(tags[slug]))),
    ...postPlans.map((post) => ({
      target: documentTarget(payload, 'posts', post.slug, planned),
      contentIn: postContent(payload, post, toBody),
    })),
    global(
      'home',
      withPage('home', (page) => buildPage(page, homeSections, toBody)),
    ),
    global(
      'features',
      withPage('features', (page) => buildPage(page, featuresSections, toBody)),
    ),
    global(
      'pricing',
      withPage('pricing', (page, locale) => buildPricing(page, pricingSections, toBody, locale)),
    ),
    global('navigation', withLabels(navigationContent)),
    global('footer', withLabels(footerContent)),
    // Last: a site that has its settings counts as filled, so an interrupted first run is repeated.
    global('site', withLabels(siteContent)),
  ]
}

/** Builds the content of an article, whose categories and tags must already exist. */
function postContent(
  payload: Payload,
  { slug, category, tags, publishedAt, scene, tool }: (typeof postPlans)[number],
  toBody: ToBody,
): ContentIn {
  return async (locale) => {
    const article = findArticle(locale, 'posts', slug)
    if (!article) return undefined
    const [categoryIds, tagIds] = await findTopicIds(payload)
    const { title, description, excerpt, body } = article
    const texts = { title, excerpt, body: toBody(body), meta: { description } }
    const ids = tags.flatMap((tag) => tagIds.get(tag) ?? [])
    return { ...texts, category: categoryIds.get(category), tags: ids, publishedAt, scene, tool }
  }
}

async function findTopicIds(payload: Payload) {
  return Promise.all([findIds(payload, 'categories'), findIds(payload, 'tags')])
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

function withPage<Content>(slug: string, build: (page: ParsedPage, locale: Locale) => Content) {
  return (locale: Locale) => {
    const page = findPage(locale, slug)
    return page && build(page, locale)
  }
}

/** Returns undefined if the language has no term for the title. */
function named(title: string | undefined): { title: string } | undefined {
  return title ? { title } : undefined
}

/** Builds the settings of the site, without the addresses of the operator's other services. */
function siteContent({ site }: Labels) {
  return { name: site.name, description: site.description, badge: { alt: site.badgeAlt } }
}
