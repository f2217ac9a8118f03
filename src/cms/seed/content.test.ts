import { describe, expect, it } from 'vitest'
import { scenes } from '@/cms/fields/scenes'
import { fillText } from '@/cms/placeholders/fill-text'
import { collectPlaceholderValues } from '@/cms/placeholders/placeholder-values'
import { getLocale, type Locale, localeCodes } from '@/i18n/locales'
import { legalSlugs, solutionSlugs } from '@/paths'
import { readSampleCode } from '@/qr/content'
import { findCodeLines } from '@/testing/find-code-lines'
import { buildPage, buildPricing } from './build-page'
import english from './content/en/labels.json' with { type: 'json' }
import { findLabels, findPage, findText } from './read-content'
import { postPlans } from './structure/blog'
import { featuresSections } from './structure/features'
import { homeSections } from './structure/home'
import { plans, pricingSections } from './structure/pricing'
import { solutionSections } from './structure/solutions'
import { outline } from './text/outline'
import { parseFrontMatter } from './text/parse-front-matter'

/** Returns the key of every text, such as `footer.info.title`. */
function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix]
  return Object.entries(value).flatMap(([key, child]) =>
    keysOf(child, prefix ? `${prefix}.${key}` : key),
  )
}

function emptyIn(value: unknown, prefix = ''): string[] {
  if (typeof value === 'string') return value.trim() ? [] : [prefix]
  return Object.entries(value ?? {}).flatMap(([key, child]) => emptyIn(child, `${prefix}.${key}`))
}

/** Link texts without information for search engines, as listed by Lighthouse. */
const genericLinkTexts: Partial<Record<Locale, RegExp>> = {
  en: /^(click (here|this)|go|here|(more )?info(rmation)?|(learn|read|see) more|more|start|this)$/i,
  de: /^(klicke hier|hier( klicken)?|mehr|siehe|dies|das|weiterlesen)$/i,
  es: /^(aquí|más( información)?|este( enlace)?|enlace|empezar)$/i,
  ja: /^((ここ|こちら)をクリック|リンク|続きを読む|続く|全文表示)$/,
  pt: /^(clique aqui|ir|(veja )?mais( informaç(ão|ões))?)$/i,
}

const pageSlugs = ['home', 'features', 'pricing', ...solutionSlugs]
const texts = [
  ...pageSlugs.map((slug) => ({ kind: 'pages' as const, slug })),
  ...legalSlugs.map((slug) => ({ kind: 'legal' as const, slug })),
  ...postPlans.map(({ slug }) => ({ kind: 'posts' as const, slug })),
]
const written = localeCodes.filter((locale) => findLabels(locale))
const isDense = (locale: Locale) => locale === 'ja' || locale === 'zh'

describe.each(written)('the content in %s', (locale) => {
  it('has the labels of English, and none of them is empty', () => {
    const labels = findLabels(locale)
    expect(keysOf(labels).sort()).toEqual(keysOf(english).sort())
    expect(emptyIn(labels)).toEqual([])
  })

  it('names each entry of the menu', () => {
    const { navigation } = findLabels(locale) ?? english
    const labels = [...JSON.stringify(navigation).matchAll(/"([^"]*)"(?!:)/g)].map(
      ([, text]) => text,
    )
    expect(labels.length).toBeGreaterThan(20)
    expect(labels.filter((label) => genericLinkTexts[locale]?.test(label ?? ''))).toEqual([])
  })

  describe.each(texts)('$kind/$slug', ({ kind, slug }) => {
    const text = findText(locale, kind, slug) ?? ''

    it('has the sections, items, tables, links and codes of English', () => {
      expect(outline(text)).toEqual(outline(findText('en', kind, slug) ?? 'missing'))
    })

    it('has a title and a description that a list of results shows in full', () => {
      const { values } = parseFrontMatter(text)
      const { excerpt, label } = values
      const shown = (value = '') => fillText(value, collectPlaceholderValues({}, locale)) ?? ''
      const [title, description] = [shown(values.title), shown(values.description)]
      const [titleMin, titleMax] = isDense(locale) ? [15, 32] : [30, 60]
      const [least, most] = isDense(locale) ? [50, 85] : [110, 160]
      expect([...title].length, title).toBeGreaterThanOrEqual(kind === 'pages' ? titleMin : 2)
      expect([...title].length, title).toBeLessThanOrEqual(titleMax)
      expect([...description].length, description).toBeGreaterThanOrEqual(least)
      expect([...description].length, description).toBeLessThanOrEqual(most)
      if (kind === 'posts') expect(excerpt).toBeTruthy()
      if (solutionSlugs.some((one) => one === slug)) expect(label).toBeTruthy()
    })

    it('shows codes that can be read', () => {
      const { lang } = getLocale(locale)
      const wrong = findCodeLines(text).filter((row) => !row || !readSampleCode(row, lang))
      expect(wrong).toEqual([])
    })
  })
})

describe('the English pages', () => {
  const toBody = () => ({ root: { type: 'root', children: [], version: 1 } }) as never
  const planned = [
    ['home', homeSections],
    ['features', featuresSections],
    ...solutionSlugs.map((slug) => [slug, solutionSections(slug)] as const),
  ] as const

  it.each(planned)('%s has the sections that are planned', (slug, sections) => {
    const page = findPage('en', slug)
    expect(page && buildPage(page, sections, toBody)).toBeDefined()
    for (const [index, { id, kind, icons }] of sections.entries()) {
      const section = page?.sections[index]
      const items = section?.items ?? []
      if (icons) expect(icons, id).toHaveLength(items.length)
      if (kind === 'showcase' || kind === 'examples')
        expect(
          items.filter(({ code }) => !code),
          id,
        ).toEqual([])
      if (kind === 'band') expect(section?.button, id).toBeDefined()
      const named = items.map(({ code }) => code?.find(({ name }) => name === 'scene')?.value)
      if (kind === 'examples')
        expect(named.filter((scene) => !scenes.some((one) => one === scene))).toEqual([])
    }
  })

  it('prices have a free plan and one to host, each with an amount, and a whole table', () => {
    const page = findPage('en', 'pricing')
    const content = page && buildPricing(page, pricingSections, toBody, 'en')
    const rows = (content as { plans: { amount?: number; priceText?: string }[] }).plans
    expect(rows).toHaveLength(plans.length)
    expect(rows.filter(({ amount, priceText }) => amount === undefined && !priceText)).toEqual([])
    const widths = page?.sections[1]?.table.map(({ length }) => length)
    expect(new Set(widths).size).toBe(1)
  })
})
