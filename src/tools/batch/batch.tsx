import { env } from '@/env'
import { ClientMessages } from '@/i18n/client-messages'
import type { Locale } from '@/i18n/locales'
import { OfflineSupport } from '@/tools/shared/offline/offline-support'
import { BatchTool } from './batch-tool'

/** Many codes from one list. It has its own page frame, which uses the whole width of a phone. */
export async function Batch({ locale }: { locale: Locale }) {
  return (
    <div className="md:page-frame">
      <div className="border-line border-y bg-paper-raised md:rounded-xl md:border md:shadow-raised">
        <ClientMessages
          pick={({ batch: { steps, loading, list, serial, templates, types }, generator }) => ({
            batch: { steps, loading, list, serial, templates, types },
            generator: { panels: { failed: generator.panels.failed } },
          })}
        >
          <BatchTool siteUrl={env.SITE_URL} />
        </ClientMessages>
      </div>
      <OfflineSupport locale={locale} announced />
    </div>
  )
}
