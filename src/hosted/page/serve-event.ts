import 'server-only'
import { env } from '@/env'
import { contentOf } from '@/hosted/view/find-page-title'
import { calendarFile, encodePageContent } from '@/qr/content'
import { fileName } from '@/tools/shared/file-name'
import { fileResponse } from './file-response'
import { findPageOfType } from './find-page-of-type'

/** Serves the event of a page as iCalendar. Its UID is stable, so that a later file updates it. */
export async function serveEvent(
  request: Request,
  slug: string,
  locale: string,
): Promise<Response> {
  const page = await findPageOfType('event', { request, slug, locale })
  if (!page) return fileResponse(undefined, '', '')
  const event = contentOf<'event'>(page)
  const encoded = encodePageContent({ ...event, eventFormat: 'wrapped' })
  const id = `${page.slug}@${new URL(env.SITE_URL).hostname}`
  const text = encoded.ok ? calendarFile(encoded.text, { now: page.updatedAt, id }) : undefined
  return fileResponse(text, 'text/calendar', fileName([event.title], 'ics'))
}
