import { getTranslations } from 'next-intl/server'
import { closedReasons } from '@/codes'
import type { HostedVisit } from '@/data/codes/find-hosted-visit'
import { ClosedView } from '@/hosted/page/closed-view'
import { PageFooter } from '@/hosted/page/page-footer'
import { PasswordView } from '@/hosted/page/password-view'
import { PreviewView } from '@/hosted/page/preview-view'
import { StatusView } from '@/hosted/page/status-view'
import { HostedPageView } from '@/hosted/view/hosted-page-view'
import { chooseLanguage } from '@/hosted/view/show-page'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { MissingPiece } from '@/site/error-page/missing-piece'
import { siteUrl } from '@/site/seo/site-url'
import { findRegionalLocale } from '@/tools/shared/find-regional-locale'

/** Page at a code's address for visitors who are not redirected. */
export async function HostedAnswer({ locale, visit }: { locale: Locale; visit: HostedVisit }) {
  const { decision, code, device, languages, browserLanguages, query } = visit
  switch (decision.do) {
    case 'refuse': {
      const reason = closedReasons.find((closed) => closed === decision.reason)
      if (code && reason) return <ClosedView {...{ code, reason, locale, languages }} />
      return (
        <StatusView
          reason={decision.reason}
          picture={
            <MissingPiece
              address={siteUrl(locale, paths.home)}
              label={(await getTranslations('site.errors'))('illustration')}
            />
          }
        />
      )
    }
    case 'password':
      return code && <PasswordView {...{ code, locale, query }} />
    case 'preview':
      return (
        code && (
          <PreviewView
            {...{ code, locale, query }}
            contentLocale={chooseLanguage(code.document, locale, ...languages)}
          />
        )
      )
    case 'page': {
      if (!code) return null
      const { document } = code
      return (
        <HostedPageView
          document={document}
          // The frame is in the visitor's language, the content in the best available one.
          locale={chooseLanguage(document, locale, ...languages)}
          files={code.files}
          slug={code.slug}
          device={device}
          regionalLocale={findRegionalLocale(locale, browserLanguages)}
          atMs={Date.now()}
          footer={<PageFooter slug={code.slug} locale={locale} />}
        />
      )
    }
  }
}
