import type { PageType } from './content-types'
import { document } from './document'
import { email } from './email'
import { event } from './event'
import { image } from './image'
import { map } from './map'
import { multimedia } from './multimedia'
import { sms } from './sms'
import { text } from './text'
import { url } from './url'
import { vcard } from './vcard'
import { wifi } from './wifi'

/**
 * The kinds with a page, separate from the others, so that a page loads only the code that it uses.
 * For the same reason, parsers of these kinds are in `parse-<kind>.ts`.
 */
export const pageKinds = {
  text,
  url,
  document,
  multimedia,
  vcard,
  map,
  image,
  event,
  wifi,
  email,
  sms,
} as const satisfies Record<PageType, object>
