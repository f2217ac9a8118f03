import { env } from '@/env'
import { ClientMessages } from '@/i18n/client-messages'
import type { Locale } from '@/i18n/locales'
import { OfflineSupport } from '@/tools/shared/offline/offline-support'
import { ScanTool } from './scan-tool'

/**
 * The reader of codes. It brings its own page frame, so that on a phone it can use the whole
 * width; what it says beyond its start screen comes with the first picture.
 */
export async function Scanner({ locale }: { locale: Locale }) {
  return (
    <div className="md:page-frame">
      <ClientMessages
        pick={({ scanner, generator }) => ({
          scanner: { start: scanner.start },
          generator: { panels: { failed: generator.panels.failed } },
        })}
      >
        <ScanTool siteHost={new URL(env.SITE_URL).host} />
      </ClientMessages>
      <OfflineSupport locale={locale} />
    </div>
  )
}
