import { getTranslations } from 'next-intl/server'
import type { SendReport } from '@/data/codes/submit-report'
import { ClientMessages } from '@/i18n/client-messages'
import { ReportForm } from './report-form'

/** The page for reporting the abuse of a code. */
export async function ReportView({ slug, send }: { slug: string; send: SendReport }) {
  const t = await getTranslations('hosted.report')
  return (
    <div className="page-frame py-12 sm:py-20">
      <div className="mx-auto max-w-xl">
        <h1 className="wrap-anywhere text-heading">{t('title')}</h1>
        <p className="mt-3 text-ink-soft">{t('lead')}</p>
        <ClientMessages pick={({ hosted }) => ({ hosted: { report: hosted.report } })}>
          <ReportForm slug={slug} send={send} />
        </ClientMessages>
      </div>
    </div>
  )
}
