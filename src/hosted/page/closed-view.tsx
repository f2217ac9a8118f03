import { getTranslations } from 'next-intl/server'
import type { ClosedReason } from '@/codes'
import type { HostedCode } from '@/data/codes/find-hosted-code'
import { chooseLanguage } from '@/hosted/view/show-page'
import { ThemedPage } from '@/hosted/view/themed-page'
import { getLocale, type Locale } from '@/i18n/locales'
import { PageFooter } from './page-footer'
import { statusCodes } from './status-codes'

/**
 * Why a code does not open at the moment: the owner's message in the owner's colors, or a general
 * text. Shows nothing of the content but the title that the owner has written.
 */
export async function ClosedView({
  code: { slug, document, files, hasPassword },
  reason,
  locale,
  languages,
}: {
  code: HostedCode
  reason: ClosedReason
  locale: Locale
  /** The visitor's languages. */
  languages: readonly Locale[]
}) {
  const t = await getTranslations('hosted.status')
  const chosen = chooseLanguage(document, locale, ...languages)
  const written = [chosen, document.mainLocale].find((code) =>
    document.languages[code]?.messages?.[reason]?.trim(),
  )
  const message = written && document.languages[written]?.messages?.[reason]?.trim()
  const title = hasPassword ? '' : document.languages[chosen]?.title.trim()
  return (
    <ThemedPage theme={document.look} files={files}>
      {/* A page cannot set its status: the HTTP layer in src/http reads it here. */}
      <meta name="status" content={String(statusCodes[reason])} />
      <div className="pt-8 @xl:pt-12">
        {title && (
          <p lang={getLocale(chosen).lang} className="wrap-anywhere mb-2 font-medium text-ink-soft">
            {title}
          </p>
        )}
        <h1 className="wrap-anywhere text-heading">{t(`${reason}.title`)}</h1>
        {message ? (
          <p
            lang={written && getLocale(written).lang}
            className="wrap-anywhere mt-4 whitespace-pre-line text-lead"
          >
            {message}
          </p>
        ) : (
          <>
            <p className="mt-4 text-ink-soft text-lead">{t(`${reason}.lead`)}</p>
            <p className="mt-3 text-ink-soft">{t('hint')}</p>
          </>
        )}
      </div>
      <PageFooter slug={slug} locale={locale} />
    </ThemedPage>
  )
}
