import { getSite } from '@/data/get-site'
import { ClientMessages } from '@/i18n/client-messages'
import type { Locale } from '@/i18n/locales'
import { CodeLoader } from './code-loader'

/** The page editor; the address identifies its code. */
export async function CodeEditorPage({ locale }: { locale: Locale }) {
  const { map } = await getSite(locale)
  const mapTiles = map?.tilesUrl && { url: map.tilesUrl, attribution: map.attribution ?? '' }
  return (
    <div className="page-frame pb-8">
      <ClientMessages
        pick={({ myCodes, generator }) => ({
          myCodes: { loading: myCodes.loading },
          generator: { panels: { failed: generator.panels.failed }, notes: generator.notes },
        })}
      >
        <CodeLoader {...(mapTiles && { mapTiles })} />
      </ClientMessages>
    </div>
  )
}
