import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Field, TextField, TextFieldSingleValidation } from 'payload'
import { addressedCollections } from '@/cms/addresses/document-path'
import { label, labelFor } from '@/cms/admin/label'
import { codeSample } from '@/cms/blocks/code-sample'
import { codesBlock } from '@/cms/blocks/codes'
import { isAddress } from '@/cms/links/address'
import { isSuffix } from '@/cms/links/document-address'
import { validateLinks } from '@/cms/links/validate-links'
import { pickAddress } from './pick-address'

/**
 * Blocks inside texts. The order matters: both formats start with three backticks, and the first
 * match wins.
 */
export const textBlocks = [codesBlock, codeSample]

/**
 * Features of the text of an article. A link stores the id of a document or an address without
 * locale, which the site completes. The title of the page is its only first-level heading.
 */
export const richTextFeatures = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  InlineCodeFeature(),
  LinkFeature({
    enabledCollections: addressedCollections,
    // The site reads the addresses of all documents in one query.
    maxDepth: 0,
    fields: ({ defaultFields }) => [
      ...defaultFields.map((field) => {
        if (!('name' in field)) return field
        if (field.name === 'url') return pickUrl(field as TextField)
        return field.name === 'doc' ? ({ ...field, validate: () => true } as Field) : field
      }),
      suffixField(),
    ],
  }),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  HorizontalRuleFeature(),
  BlocksFeature({ blocks: textBlocks }),
  EXPERIMENTAL_TableFeature(),
  UploadFeature({ enabledCollections: ['media'] }),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
]

/**
 * Validates the address in the form of a link, which has no path; `validateLinks` checks the links
 * of a whole text.
 */
const validateUrl: TextFieldSingleValidation = (value, { path, req, siblingData }) => {
  const { linkType } = siblingData as { linkType?: string }
  if (path || linkType === 'internal') return true
  return isAddress(value ?? '') || labelFor(req.i18n.language, 'links.address')
}

function pickUrl(field: TextField): TextField {
  const admin = { ...field.admin, ...pickAddress({ documents: false }) }
  return { ...field, admin, validate: validateUrl } as TextField
}

/** What follows the path of a linked document. */
function suffixField(): TextField {
  return {
    name: 'suffix',
    type: 'text',
    label: label('links.suffix'),
    admin: {
      description: label('links.suffixHint'),
      condition: (_data, link) => link.linkType === 'internal',
    },
    validate: (value: string | null | undefined, { req }) =>
      isSuffix(value ?? '') || labelFor(req.i18n.language, 'links.suffixHint'),
  }
}

const editor = lexicalEditor({ features: richTextFeatures })

/** Payload's editor, which refuses links without a valid target. */
export const richTextEditor: ReturnType<typeof lexicalEditor> = async (options) => {
  const adapter = await editor(options)
  return {
    ...adapter,
    validate: async (value, validation) => {
      const links = await validateLinks(value, validation.req)
      return links === true ? adapter.validate(value, validation) : links
    },
  }
}
