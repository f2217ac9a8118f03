import { useTranslations } from 'next-intl'
import { pageContentTitle } from '@/qr/content'
import { shorten } from '@/tools/shared/shorten'
import { useGenerator } from './generator-context'

const longestTitle = 100

/**
 * Describes the content of the code in a sentence, as the alternative text on the screen and in the
 * file. Includes the link of a saved dynamic code, so that it can be typed instead of scanned.
 */
export function useCodeName(): string {
  const { content, text, link } = useGenerator().code
  const t = useTranslations('generator.code')
  const name = t(`names.${content.type}`, {
    title: shorten(pageContentTitle(content), longestTitle),
  })
  return link === 'saved' ? `${name} (${readableLink(text)})` : name
}

/** Capitals make the symbol smaller; people read `https://example.com/q/WXYZ2345`. */
function readableLink(text: string): string {
  const slugAt = text.lastIndexOf('/')
  return text.slice(0, slugAt).toLowerCase() + text.slice(slugAt)
}
