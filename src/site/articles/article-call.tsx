import { getTranslations } from 'next-intl/server'
import type { ArticleTool } from '@/cms/fields/article-tools'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { Band } from '@/site/blocks/band'

/** The end of an article: the way to the tool it is about, or to the generator. */
export async function ArticleCall({ locale, tool }: { locale: Locale; tool?: ArticleTool | null }) {
  const t = await getTranslations({ locale, namespace: 'pages.blog.call' })
  const name = tool ?? 'text'
  return (
    <Band
      blockType="band"
      title={t(`titles.${name}`)}
      text={t('text')}
      buttonLabel={t(`buttons.${name === 'scanner' || name === 'batch' ? name : 'generator'}`)}
      buttonPath={toolPath(name)}
    />
  )
}

function toolPath(tool: ArticleTool): string {
  if (tool === 'scanner') return paths.scanner
  if (tool === 'batch') return paths.batch
  return tool === 'text' ? paths.home : paths.generator(tool)
}
