import { defineContent } from '../define-content'
import { hostedFileSchema } from '../hosted-file'

export const image = defineContent({
  schema: hostedFileSchema('image', ['image/*']),
  sample: { type: 'image', link: '', title: 'Panorama.jpg' },
  encode: (content) => content.link,
  title: ({ title }) => title.trim(),
  pageTitle: ({ title }) => title.trim(),
  lint: () => [],
})
