import 'server-only'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { readSlug } from '@/codes'
import { type Design, defaultDesign } from '@/qr/design'
import { ApiProblem } from '../codes/api/api-problem'
import { checkInput } from '../codes/api/read-input'
import { type CodeRow, domainColumn } from '../codes/code-row'
import { refuseUnknown } from '../codes/get-owned-code'
import { refuseUnlessLive } from '../codes/refuse-unless-live'
import { codeLink } from '../codes/view-code'
import { isUnchanged } from '../files/file-conditions'
import { queryRows } from '../query-rows'
import { visitorAddress } from '../visitor-address'
import { sendImage } from './answer-code-image'
import { applyChoices, type ImageFormat, imageFormats, ownImageQuerySchema } from './api-schemas'
import { checkImage } from './check-image'
import { limitLargeImage } from './limit-images'
import { readQueryValues } from './read-image-request'

/** Browsers and proxies show a changed design after this time. */
const maxAgeSeconds = 300

/** Answers with the image of a dynamic code in its design. `ending` is that of the path, such as `svg`. */
export async function answerOwnImage(
  request: Request,
  written: string,
  ending: string,
): Promise<Response> {
  const format = readFormat(ending)
  const {
    size,
    width: widthMm,
    download,
    ...checking
  } = checkInput(readQueryValues(request), ownImageQuerySchema)
  const { slug, domain, design: stored, updatedAt } = await getDesign(request, written)
  const design = applyChoices({ size, design: stored ?? defaultDesign })
  const etag = writeTag({ slug, domain, design, format, widthMm, download, ...checking })
  const headers = {
    'cache-control': `public, max-age=${maxAgeSeconds}, stale-while-revalidate=86400`,
    etag,
  }
  if (isUnchanged(request.headers, etag, new Date(updatedAt)))
    return new Response(null, { status: 304, headers })
  await limitLargeImage(request, design.sizePx)
  const options = { text: codeLink({ slug, domain }), design, format, widthMm }
  const verdict = await checkImage(request, options, checking)
  return sendImage(options, {
    ...{ name: slug.toUpperCase(), download },
    headers: { ...headers, ...verdict },
  })
}

function readFormat(ending: string): ImageFormat {
  const format = imageFormats.find((each) => each === (ending === 'jpg' ? 'jpeg' : ending))
  if (!format) throw new ApiProblem('unknown')
  return format
}

type DesignRow = Pick<
  CodeRow,
  'slug' | 'status' | 'blockReason' | 'deletedAt' | 'updatedAt' | 'domain'
> & {
  design: Design | null
}

async function getDesign(request: Request, written: string): Promise<DesignRow> {
  const slug = readSlug(written)
  const [row] = slug
    ? await queryRows<DesignRow>(sql`
        select slug, status, design, block_reason as "blockReason", deleted_at as "deletedAt",
          updated_at as "updatedAt", ${domainColumn}
        from codes where slug = ${slug}`)
    : []
  if (!row) return refuseUnknown(visitorAddress(request))
  // The reason why a code is blocked is for its owner only.
  refuseUnlessLive({ ...row, blockReason: null })
  return row
}

function writeTag(image: object): string {
  const hash = createHash('sha256').update(JSON.stringify(image)).digest('base64url')
  return `"${hash.slice(0, 22)}"`
}
