import { APIError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { labelFor } from '@/cms/admin/label'

/** Of all frames together; a decoder needs four bytes for each, whatever the size of the file. */
const maxPixels = 64_000_000

/**
 * Refuses a picture whose head announces more pixels than this process should hold, and what is no
 * picture, which Payload would parse in this process: 6 MB of a drawing take more than a second.
 */
export const limitPixels: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update')) return
  if (file.mimetype.includes('svg') || !isPicture(file.data))
    throw new APIError(req.t('error:invalidFileType'), 400, null, true)
  const about = await sharp(file.data, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!about || about.width * about.height * (about.pages ?? 1) <= maxPixels) return
  throw new APIError(labelFor(req.i18n.language, 'errors.pixels'), 400, null, true)
}

/** Whether a file begins like JPEG, PNG, WebP or AVIF. */
function isPicture(data: Buffer): boolean {
  const head = data.toString('latin1', 0, 12)
  return /^(?:\xff\xd8\xff|\x89PNG|RIFF....WEBP|....ftyp)/s.test(head)
}
