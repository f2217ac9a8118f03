import Validator from '@adobe/structured-data-validator'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Thing } from 'schema-dts'
import { describe, expect, it, vi } from 'vitest'
import { localeCodes } from '@/i18n/locales'
import type { ContentBlock } from '@/site/blocks/content-block'
import { findSchemaFaults } from '@/testing/find-schema-faults'
import { describeApplication } from './describe-application'
import { describeArticle } from './describe-article'
import { describeOrganization } from './describe-organization'
import { describeQuestions } from './describe-questions'
import { describeTrail } from './describe-trail'
import { describeWebSite } from './describe-web-site'
import { StructuredData } from './structured-data'
import { writeJsonLd } from './write-json-ld'

vi.mock('@/env', () => ({ env: { SITE_URL: 'https://example.com' }, signatureKey: 'token' }))
vi.mock('@/data/get-site', () => ({
  getSite: async () => ({ name: 'Modulo', description: '', contactEmail: 'hello@example.com' }),
}))
vi.mock('@/data/get-footer', () => ({
  getFooter: async () => ({
    socialLinks: [{ link: 'https://social.example/modulo' }],
  }),
}))
vi.mock('@/data/get-pricing', () => ({ getPricing: async () => ({ currency: 'JPY' }) }))

const blocks = [
  { blockType: 'band', title: 'Go on' },
  {
    blockType: 'questions',
    title: 'Questions',
    items: [
      { question: 'Does it cost?', answer: 'No </script><script>alert(1)</script>.' },
      { question: 'Does it end?', answer: 'No.' },
    ],
  },
] as ContentBlock[]

const article = {
  title: 'How Wi-Fi codes work',
  slug: 'how-wifi-codes-work',
  excerpt: 'What is in them.',
  publishedAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-10-01T00:00:00.000Z',
  category: { title: 'Guides' } as never,
  tags: [{ title: 'Wi-Fi' }, 'an id'] as never,
  author: null,
}

const faultsOf = (graph: readonly Thing[]) => findSchemaFaults(writeJsonLd(graph))

/** Returns the faults that a third-party checker finds. */
async function findForeignFaults(graph: readonly { '@type': string }[]): Promise<unknown[]> {
  const checked = graph.map((thing) =>
    new Validator().validate({ jsonld: { [thing['@type']]: [thing] } }),
  )
  return (await Promise.all(checked)).flat()
}

describe('structured data', () => {
  it('is seen through by the foreign checker', async () => {
    const trail = { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem' }] }
    expect(await findForeignFaults([trail])).not.toEqual([])
  })

  it.each(localeCodes)('fulfills the guides: %s', async (locale) => {
    const path = '/wifi'
    const graph = [
      await describeOrganization(locale),
      await describeWebSite(locale),
      await describeApplication(locale, { path, title: 'Wi-Fi' }),
      await describeArticle(locale, article),
      await describeTrail(locale, [{ name: 'Wi-Fi', path }]),
      ...describeQuestions(locale, path, blocks),
    ]
    expect(faultsOf(graph)).toEqual([])
    expect(await findForeignFaults(graph)).toEqual([])
  })

  it('names an article in its language, with its category, its tags and whoever wrote it', async () => {
    expect(await describeArticle('zh', article)).toMatchObject({
      headline: 'How Wi-Fi codes work',
      url: 'https://example.com/zh/blog/how-wifi-codes-work',
      inLanguage: 'zh-Hans',
      articleSection: 'Guides',
      keywords: ['Wi-Fi'],
      author: { '@type': 'Organization', name: 'Modulo' },
      datePublished: '2026-11-01T00:00:00.000Z',
      dateModified: '2026-11-01T00:00:00.000Z',
    })
    const author = { name: 'Ada' } as never
    expect((await describeArticle('en', { ...article, author })).author).toEqual({
      '@type': 'Person',
      name: 'Ada',
    })
  })

  it('names the profiles of who runs the site, not the networks they would be on', async () => {
    expect((await describeOrganization('en')).sameAs).toEqual(['https://social.example/modulo'])
  })

  it('says nothing of questions where nobody asks any', () => {
    expect(describeQuestions('en', '/', blocks.slice(0, 1))).toEqual([])
    expect(renderToStaticMarkup(<StructuredData graph={[]} />)).toBe('')
  })

  it('stands in the page as JSON, whatever it says', () => {
    const graph = describeQuestions('en', '/', blocks)
    const html = renderToStaticMarkup(<StructuredData graph={graph} />)
    const [, json = ''] =
      html.match(/^<script type="application\/ld\+json">([^<]*)<\/script>$/) ?? []
    expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': graph })
  })
})

describe('findSchemaFaults', () => {
  const question = {
    '@type': 'Question',
    name: 'Why?',
    acceptedAnswer: { '@type': 'Answer', text: 'So.' },
  }
  it.each([
    ['no JSON', '{', 'is not JSON'],
    ['no context', '{"@graph":[{"@type":"Person","name":"A"}]}', 'has no context'],
    ['an unknown type', [{ '@type': 'Cat' }], 'unknown type Cat'],
    ['nothing of what must be', [{ '@type': 'Person' }], 'Person: name is missing'],
    ['an empty value', [{ '@type': 'Person', name: '' }], 'Person.name: is empty'],
    [
      'a relative address',
      [{ '@type': 'Organization', name: 'A', url: '/a' }],
      'Organization.url: /a is no absolute address',
    ],
    [
      'a date without a zone',
      [{ '@type': 'BlogPosting', datePublished: '2026-11-01' }],
      '2026-11-01 is no ISO 8601 time with its zone',
    ],
    [
      'no language',
      [{ '@type': 'FAQPage', inLanguage: 'german!', mainEntity: [question] }],
      'FAQPage.inLanguage: german!',
    ],
    [
      'the same question twice',
      [{ '@type': 'FAQPage', inLanguage: 'de', mainEntity: [question, question] }],
      'asks the same twice',
    ],
    [
      'steps that do not count',
      [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 2, name: 'A', item: 'https://example.com' },
          ],
        },
      ],
      'positions do not count from 1',
    ],
    [
      'two of one',
      [
        { '@type': 'Person', '@id': 'https://example.com/#a', name: 'A' },
        { '@type': 'Person', '@id': 'https://example.com/#a', name: 'A' },
      ],
      'https://example.com/#a is described twice',
    ],
  ])('finds %s', (_, document, fault) => {
    const json =
      typeof document === 'string'
        ? document
        : JSON.stringify({ '@context': 'https://schema.org', '@graph': document })
    expect(findSchemaFaults(json).join('\n')).toContain(fault)
  })
})
