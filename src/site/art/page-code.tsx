import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { siteUrl } from '@/site/seo/site-url'
import { CodePicture } from './code-picture'

/** The code of the page it stands on, for whoever wants to go on reading on a phone. */
export async function PageCode({ locale, path }: { locale: Locale; path: string }) {
  const t = await getTranslations({ locale, namespace: 'pages.pageCode' })
  return (
    <figure className="w-44">
      <CodePicture text={siteUrl(locale, path)} label={t('label')} className="w-full" />
      <figcaption className="mt-3 text-center text-xs text-ink-faint">{t('caption')}</figcaption>
    </figure>
  )
}
