import type { ContentType } from './content-types'
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

/** Every type with its schema, sample, encoder and lint. */
export const contentKinds = {
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
} as const satisfies Record<ContentType, object>
