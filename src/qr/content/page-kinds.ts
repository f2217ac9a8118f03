// Written by `npm run content:lists` from the folders of this folder.
import type { PageType } from './content-types'
import { document } from './document/document'
import { email } from './email/email'
import { event } from './event/event'
import { image } from './image/image'
import { map } from './map/map'
import { multimedia } from './multimedia/multimedia'
import { sms } from './sms/sms'
import { text } from './text/text'
import { url } from './url/url'
import { vcard } from './vcard/vcard'
import { wifi } from './wifi/wifi'

/**
 * The kinds with a page, separate from the others, so that a page loads only the code that it uses.
 * For the same reason, parsers of these kinds are in `<kind>/parse-<kind>.ts`.
 */
export const pageKinds = {
  document,
  email,
  event,
  image,
  map,
  multimedia,
  sms,
  text,
  url,
  vcard,
  wifi,
} as const satisfies Record<PageType, object>
