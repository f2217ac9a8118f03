import { env } from '@/env'
import { ClientMessages } from '@/i18n/client-messages'
import type { Locale } from '@/i18n/locales'
import { OfflineSupport } from '@/tools/shared/offline/offline-support'
import { ScanTool } from './scan-tool'

/**
 * The scanner. It has its own page frame, so that on a phone it uses the full width. The messages
 * after the start screen are loaded with the first picture.
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
      <OfflineSupport locale={locale} announced />
    </div>
  )
}
