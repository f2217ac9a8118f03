import { getTranslations } from 'next-intl/server'
import { env } from '@/env'
import { ClientMessages } from '@/i18n/client-messages'
import { getLocale, type Locale } from '@/i18n/locales'
import { KeepOffline } from '@/tools/shared/keep-offline'
import { BatchTool } from './batch-tool'
import { OfflineParts } from './offline/offline-parts'

/** Many codes from one list. It brings its own page frame, so that a phone's whole width is used. */
export async function Batch({ locale }: { locale: Locale }) {
  const offline = await getTranslations({ locale, namespace: 'site.offline' })
  return (
    <div className="md:page-frame">
      <div className="border-line border-y bg-paper-raised md:rounded-xl md:border md:shadow-raised">
        <ClientMessages
          pick={({ batch, generator }) => ({
            batch: { steps: batch.steps, loading: batch.loading },
            generator: { panels: { failed: generator.panels.failed } },
          })}
        >
          <BatchTool />
        </ClientMessages>
      </div>
      {env.NODE_ENV === 'production' && (
        <>
          <KeepOffline
            words={{
              lang: getLocale(locale).lang,
              title: offline('title'),
              text: offline('text'),
            }}
          />
          <OfflineParts locale={locale} />
        </>
      )}
    </div>
  )
}
