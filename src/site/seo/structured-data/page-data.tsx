import { type Locale, localeCodes } from '@/i18n/locales'
import type { ContentBlock } from '@/site/blocks/content-block'
import { chooseContentLocale } from '../choose-content-locale'
import { describeQuestions } from './describe-questions'
import { describeTrail } from './describe-trail'
import { StructuredData } from './structured-data'

type PageDataProps = {
  locale: Locale
  /** Without locale prefix. */
  path: string
  name: string
  /** The pages between the home page and this one. */
  parents?: readonly { name: string; path: string }[]
  blocks?: readonly ContentBlock[]
  /** The locales the blocks are published in; all by default. */
  locales?: readonly Locale[]
}

/**
 * Structured data of an ordinary page: its position in the site, and its questions with answers.
 */
export async function PageData({
  locale,
  path,
  name,
  parents = [],
  blocks = [],
  locales = localeCodes,
}: PageDataProps) {
  const graph = [
    await describeTrail(locale, [...parents, { name, path }]),
    ...describeQuestions(chooseContentLocale(locale, locales), path, blocks),
  ]
  return <StructuredData graph={graph} />
}
