import { useTranslations } from 'next-intl'
import { contentTitle } from '@/qr/content/content-title'
import type { PageContent } from '@/qr/content/page-content'
import { shorten } from '@/tools/shared/shorten'

const longestTitle = 100

/** What a code holds, in a sentence: its alternative text, on the screen and in the file. */
export function useCodeName(content: PageContent): string {
  const t = useTranslations('generator.code')
  return t(`names.${content.type}`, { title: shorten(contentTitle(content), longestTitle) })
}
