import { answerCodeImage } from '../code-images/answer-code-image'
import { answerOwnImage } from '../code-images/answer-own-image'
import { codeImageSchema, ownImageQuerySchema } from '../code-images/api-schemas'
import { limitImages, readImageLimits } from '../code-images/limit-images'
import { operation } from './operation'

const pictureTypes = ['svg+xml', 'png', 'jpeg', 'webp'].map((type) => `image/${type}`)
const answer = {
  status: 200,
  mediaTypes: [...pictureTypes, 'application/pdf', 'application/postscript'],
  headers: {
    'QR-Grade': 'With check or minGrade: the grade, from A to F',
    'QR-Verdict': 'With check or minGrade: green, amber, red or unreadable',
    'QR-Reasons':
      'With check or minGrade: keys of reasons, the worst first, such as contrast-low;severity=red',
    'QR-Warnings':
      'With check or minGrade: keys of warnings about the content, such as phoneTrunkPrefix',
  },
}
/** The limits of those who request images. */
const drawing = {
  isRaw: true,
  before: ({ request }: { request: Request }) => limitImages(request),
  readLimits: ({ request }: { request: Request }) => readImageLimits(request),
}

export const imageOperations = [
  operation({
    ...{ id: 'drawCode', group: 'images', method: 'get', path: '/qr' },
    ...{ query: codeImageSchema, answer, ...drawing },
    problems: ['invalid', 'limited', 'unavailable'],
    example: { query: 'data=https%3A%2F%2Fexample.com&format=png&size=800&color=004488' },
    handle: ({ request }) => answerCodeImage(request),
  }),
  operation({
    ...{ id: 'drawCodeFromBody', group: 'images', method: 'post', path: '/qr' },
    ...{ body: codeImageSchema, answer, ...drawing },
    problems: ['invalid', 'tooLarge', 'fileType', 'limited', 'unavailable'],
    example: { body: { data: 'https://example.com', format: 'svg', level: 'Q' } },
    handle: ({ request }) => answerCodeImage(request),
  }),
  operation({
    ...{ id: 'drawOwnCode', group: 'images', method: 'get', path: '/codes/{slug}/image.{format}' },
    ...{ query: ownImageQuerySchema, answer, ...drawing },
    problems: ['invalid', 'unknown', 'gone', 'blocked', 'limited', 'unavailable'],
    example: { query: 'size=800' },
    handle: ({ request, params }) => answerOwnImage(request, params.slug, params.format),
  }),
] as const
