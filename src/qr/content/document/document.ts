import { defineContent } from '../define-content'
import { hostedFileSchema } from '../hosted-file'

export const document = defineContent({
  schema: hostedFileSchema('document', [
    '.pdf',
    '.doc',
    '.docx',
    '.odt',
    '.xls',
    '.xlsx',
    '.ods',
    '.ppt',
    '.pptx',
    '.odp',
    '.txt',
  ]),
  sample: { type: 'document', link: '', title: 'Menu.pdf' },
  encode: (content) => content.link,
  title: ({ title }) => title.trim(),
  pageTitle: ({ title }) => title.trim(),
  lint: () => [],
})
