import type { ReactNode } from 'react'
import type { HostedType } from '@/qr/content'
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

type View = (props: { page: ShownPage }) => ReactNode

const views = {
  document: DocumentView,
  email: EmailView,
  event: EventView,
  image: ImageView,
  map: MapView,
  multimedia: MultimediaView,
  sms: SmsView,
  text: TextView,
  // The code redirects; a page has only its buttons.
  url: () => null,
  vcard: VcardView,
  wifi: WifiView,
} satisfies Record<HostedType, View>

/** The content of a page, by its type. */
export function ContentView({ page }: { page: ShownPage }) {
  const View = views[page.document.type]
  return <View page={page} />
}
