import type { Block } from 'payload'
import { label, nounLabels } from '@/cms/admin/label'
import { namedRows } from '@/cms/admin/named-rows'
import { codeFields } from '@/cms/fields/code-field'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { type CodesFigure, readCodes, writeCodes } from '@/cms/markdown/codes-markdown'
import { blockPicture } from './block-picture'

const alone = { localized: false as const }

/** A figure of codes inside a text, which has one value per language as a whole. */
export const codesBlock: Block = {
  slug: 'codes',
  interfaceName: 'CodesBlock',
  labels: nounLabels('blocks.codes'),
  admin: blockPicture('codes', { hasIcon: true }),
  fields: [
    {
      name: 'codes',
      type: 'array',
      label: label('fields.codes'),
      labels: nounLabels('rows.code'),
      // Expanded, so that the content of a new code can be typed immediately.
      admin: { ...namedRows, initCollapsed: false },
      defaultValue: [{ type: 'url' }],
      minRows: 1,
      maxRows: 6,
      fields: [{ ...localizedText('label', 'fields.label'), ...alone }, ...codeFields(alone)],
    },
    { ...localizedText('alt', 'fields.alt', { hint: 'hints.alt', required: true }), ...alone },
    { ...localizedTextarea('caption', 'fields.caption'), ...alone },
  ],
  jsx: {
    customStartRegex: /^```codes\s*$/,
    customEndRegex: /^```\s*$/,
    doNotTrimChildren: true,
    import: ({ children }) => readCodes(children) ?? false,
    export: ({ fields }) => `\`\`\`codes\n${writeCodes(fields as CodesFigure)}\n\`\`\``,
  },
}
