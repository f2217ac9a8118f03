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
import type { Field, TextFieldSingleValidation } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { codeSample } from '@/cms/blocks/code-sample'
import { codes } from '@/cms/blocks/codes'

/** An address on this site, a place on the same page, or one of the protocols that readers can use. */
const linkPattern = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)[^\s\\]*$/i

const validateLink: TextFieldSingleValidation = (value, { req }) =>
  linkPattern.test(value ?? '') || labelFor(req.i18n.language, 'errors.path')

/**
 * What an article is made of. Links hold addresses without locale only, which the site completes;
 * the page's own title is the one heading of the first level.
 */
export const richTextFeatures = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  InlineCodeFeature(),
  LinkFeature({
    enabledCollections: [],
    fields: ({ defaultFields }) =>
      defaultFields.map((field) =>
        'name' in field && field.name === 'url'
          ? ({ ...field, validate: validateLink } as Field)
          : field,
      ),
  }),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  HorizontalRuleFeature(),
  // In this order: both begin with three backticks, and the first that knows a line takes it.
  BlocksFeature({ blocks: [codes, codeSample] }),
  EXPERIMENTAL_TableFeature(),
  UploadFeature({ enabledCollections: ['media'] }),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
]

export const richTextEditor = lexicalEditor({ features: richTextFeatures })
