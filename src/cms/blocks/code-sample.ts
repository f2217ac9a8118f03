import { CodeBlock } from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'
import { label, nounLabels } from '@/cms/admin/label'
import { blockPicture } from './block-picture'

/** What a fenced sample may be written in. */
const sampleLanguages = ['text', 'html', 'css', 'json', 'csv', 'shell'] as const

const { jsx } = CodeBlock()

/**
 * Lines to be shown as they are typed. Payload's own block, whose Markdown this speaks, edits them
 * with a program from another company's server, which this admin does not load; hence plain fields.
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
