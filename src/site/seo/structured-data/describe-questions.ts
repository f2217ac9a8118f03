import type { FAQPage } from 'schema-dts'
import { getLocale, type Locale } from '@/i18n/locales'
import type { ContentBlock } from '@/site/blocks/content-block'
import { siteUrl } from '../site-url'

/** Describes the questions in the blocks of a page; empty if there are none. */
export function describeQuestions(
  contentLocale: Locale,
  path: string,
  blocks: readonly ContentBlock[],
) {
  const items = blocks.flatMap((block) =>
    block.blockType === 'questions' ? (block.items ?? []) : [],
  )
  const questions = items.filter(({ question, answer }) => question && answer)
  if (questions.length === 0) return []
  const url = siteUrl(contentLocale, path)
  return [
    {
      '@type': 'FAQPage',
      '@id': `${url}#questions`,
      url,
      inLanguage: getLocale(contentLocale).lang,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    } satisfies FAQPage,
  ]
}
