import { getSite } from '@/data/get-site'
import { env } from '@/env'
import { ClientMessages } from '@/i18n/client-messages'
import type { Locale } from '@/i18n/locales'
import { localPageSample, type PageType } from '@/qr/content'
import { pickContentMessages } from '@/tools/shared/content/pick-content-messages'
import { OfflineSupport } from '@/tools/shared/offline/offline-support'
import { CodeTool } from './code-tool'
import { SavedCodesNote } from './saved-codes-note'
import { TypeRail } from './type-rail'

/**
 * The generator, on the home page and on the page of every type. It has its own page frame, so that
 * it can use the full width of a phone.
 */
export async function Generator({ locale, type }: { locale: Locale; type: PageType }) {
  const { map } = await getSite(locale)
  const mapTiles = map?.tilesUrl && {
    url: map.tilesUrl,
    attribution: map.attribution ?? '',
  }
  return (
    <div className="md:page-frame">
      <div className="border-line border-y bg-paper-raised md:rounded-xl md:border md:shadow-raised lg:grid lg:grid-cols-[11.5rem_minmax(0,1fr)]">
        <TypeRail locale={locale} current={type} />
        <ClientMessages
          pick={({ generator, content }) => ({
            generator,
            content: pickContentMessages(content, type),
          })}
        >
          <CodeTool
            key={type}
            type={type}
            sample={localPageSample(type, locale)}
            siteUrl={env.SITE_URL}
            {...(mapTiles && { mapTiles })}
          />
        </ClientMessages>
      </div>
      <SavedCodesNote locale={locale} />
      <OfflineSupport locale={locale} />
    </div>
  )
}
