import { defineContent } from '../define-content'
import { hostedFileSchema } from '../hosted-file'

export const multimedia = defineContent({
  schema: hostedFileSchema('multimedia', ['video/*', 'audio/*']),
  sample: { type: 'multimedia', link: '', title: 'Demo.mp4' },
  encode: (content) => content.link,
  title: ({ title }) => title.trim(),
  pageTitle: ({ title }) => title.trim(),
  lint: () => [],
})
