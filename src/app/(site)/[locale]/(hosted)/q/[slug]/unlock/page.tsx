import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { findHostedVisit } from '@/data/codes/find-hosted-visit'
import { PasswordView } from '@/hosted/page/password-view'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { buildMetadata } from '@/site/seo/build-metadata'
import { HostedAnswer } from '../hosted-answer'

type Props = {
  params: Promise<{ locale: Locale; slug: string }>
  searchParams: Promise<{ fault?: string; seconds?: string }>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  const t = await getTranslations({ locale, namespace: 'hosted.password' })
  const title = t('title')
  const path = paths.unlockCode(slug)
  return buildMetadata({ locale, path, title, description: title, noindex: true })
}

/**
 * Prompts for the password again and explains why the last one was refused. After the right one, it
 * shows the page of a code with a limit of scans. Not counted as a scan.
 */
export default async function UnlockPage({ params, searchParams }: Props) {
  const [{ locale, slug }, { fault, seconds }] = await Promise.all([params, searchParams])
  const visit = await findHostedVisit(slug)
  const { decision, code } = visit
  if (decision.do === 'refuse' || decision.do === 'page' || !code?.hasPassword) {
    return <HostedAnswer locale={locale} visit={visit} />
  }
  const retrySeconds = Math.min(Math.max(Math.ceil(Number(seconds)) || 0, 0), 3600)
  return (
    <>
      {/* A page cannot set its status or headers: the HTTP layer in src/http reads them here. */}
      {retrySeconds > 0 && (
        <>
          <meta name="status" content="429" />
          <meta name="retry-after" content={String(retrySeconds)} />
        </>
      )}
      <PasswordView
        code={code}
        locale={locale}
        fault={retrySeconds > 0 ? { retrySeconds } : fault === 'wrong' ? 'wrong' : undefined}
      />
    </>
  )
}
