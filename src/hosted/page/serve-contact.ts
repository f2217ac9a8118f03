import 'server-only'
import { createContactPhoto } from '@/data/codes/create-contact-photo'
import { contentOf } from '@/hosted/view/find-page-title'
import { encodePageContent, pageHeading } from '@/qr/content'
import { fileName } from '@/tools/shared/file-name'
import { addPhoto } from './add-photo'
import { fileResponse } from './file-response'
import { findPageOfType } from './find-page-of-type'

/** Serves the contact of a page as a vCard with its photo. */
export async function serveContact(
  request: Request,
  slug: string,
  locale: string,
): Promise<Response> {
  const page = await findPageOfType('vcard', { request, slug, locale })
  if (!page) return fileResponse(undefined, '', '')
  const card = contentOf<'vcard'>(page)
  const encoded = encodePageContent({ ...card, cardFormat: 'vcard' })
  const photo = page.files.find(({ role }) => role === 'photo')
  const jpeg = photo && (await createContactPhoto(photo.id))
  const text = encoded.ok ? addPhoto(encoded.text, jpeg) : undefined
  return fileResponse(text, 'text/vcard', fileName([pageHeading(card)], 'vcf'))
}
