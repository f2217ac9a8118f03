import { CodeBlock } from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'
import { label, nounLabels } from '@/cms/admin/label'
import { blockPicture } from './block-picture'

/** Languages of a fenced code sample. */
const sampleLanguages = ['text', 'html', 'css', 'json', 'csv', 'shell'] as const

const { jsx } = CodeBlock()

/**
 * Preformatted lines. Payload's own block, whose Markdown syntax this block shares, loads its
 * editor from another company's server, which this admin does not allow; hence plain fields.
 */
export const codeSample: Block = {
  slug: 'Code',
  interfaceName: 'CodeSampleBlock',
  labels: nounLabels('blocks.codeSample'),
  admin: blockPicture('code-sample', { hasIcon: true }),
  fields: [
    {
      name: 'language',
      type: 'select',
      label: label('fields.sampleLanguage'),
      defaultValue: 'text',
      options: [...sampleLanguages],
    },
    { name: 'code', type: 'textarea', label: label('fields.text'), required: true },
  ],
  jsx,
}
