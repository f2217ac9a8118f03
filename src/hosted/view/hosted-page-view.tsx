import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { codePath, paths } from '@/paths'
import { isUploadType } from '@/qr/content'
import { ContentView } from './content-view'
import { findPageTitle } from './find-page-title'
import type { HostedPage } from './hosted-page'
import { PageButtons } from './page-buttons'
import { PageLanguageSwitch } from './page-language-switch'
import { showPage } from './show-page'
import { TapCounter } from './tap-counter'
import { ThemedPage } from './themed-page'

/** The page of a code in the owner's theme. It works without scripts. */
export function HostedPageView({ footer, ...page }: HostedPage & { footer?: ReactNode }) {
  const t = useTranslations('hosted.page')
  const shown = showPage(page)
  const { document, version, lang } = shown
  const { type, look: theme } = document
  const title = findPageTitle(shown)
  const cover = page.files.find(({ id }) => id === theme.coverFileId)
  return (
    <ThemedPage theme={theme} files={page.files} isWide={isUploadType(type)}>
      <article>
        {cover && (
          // biome-ignore lint/performance/noImgElement: uploads never pass through an optimizer
          <img
            src={cover.path}
            alt=""
            width={cover.widthPx ?? undefined}
            height={cover.heightPx ?? undefined}
            fetchPriority="high"
            className="-mx-4 aspect-2/1 w-[calc(100%+2rem)] max-w-none object-cover @xl:mx-0 @xl:mt-6 @xl:w-full @xl:rounded-xl"
          />
        )}
        <PageLanguageSwitch page={shown} label={t('languages')} />
        <header className="pt-6 @xl:pt-8">
          <h1 lang={title ? lang : undefined} className="wrap-anywhere text-heading">
            {title || t(`headings.${type}`)}
          </h1>
          {version.description.trim() && (
            <p lang={lang} className="wrap-anywhere mt-3 whitespace-pre-line text-ink-soft">
              {version.description.trim()}
            </p>
          )}
        </header>
        <div className="mt-6 @xl:mt-8">
          <ContentView page={shown} />
        </div>
        <PageButtons buttons={version.buttons} lang={lang} locale={shown.locale} />
      </article>
      {page.slug && <TapCounter address={codePath(shown.locale, paths.codeTap(page.slug))} />}
      {footer}
    </ThemedPage>
  )
}
