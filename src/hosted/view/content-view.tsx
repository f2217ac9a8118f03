import type { PageType } from '@/qr/content'
import type { ShownPage } from './hosted-page'
import { DocumentView } from './views/document-view'
import { EmailView } from './views/email-view'
import { EventView } from './views/event-view'
import { ImageView } from './views/image-view'
import { MapView } from './views/map-view'
import { MultimediaView } from './views/multimedia-view'
import { SmsView } from './views/sms-view'
import { TextView } from './views/text-view'
import { VcardView } from './views/vcard-view'
import { WifiView } from './views/wifi-view'

/** The content of a page, by its type. */
export function ContentView({ page }: { page: ShownPage }) {
  const { type } = page.document
  switch (type) {
    case 'text':
      return <TextView page={page} />
    case 'vcard':
      return <VcardView page={page} />
    case 'document':
      return <DocumentView page={page} />
    case 'multimedia':
      return <MultimediaView page={page} />
    case 'image':
      return <ImageView page={page} />
    case 'event':
      return <EventView page={page} />
    case 'map':
      return <MapView page={page} />
    case 'wifi':
      return <WifiView page={page} />
    case 'email':
      return <EmailView page={page} />
    case 'sms':
      return <SmsView page={page} />
    case 'url':
      // The code redirects; a page has only its buttons.
      return null
    default:
      return failOnUnknown(type)
  }
}

function failOnUnknown(type: never): never {
  throw new Error(`No view for ${type as PageType}`)
}
