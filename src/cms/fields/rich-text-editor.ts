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
import { codeSample } from '@/cms/blocks/code-sample'
import { codes } from '@/cms/blocks/codes'

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
  LinkFeature({ enabledCollections: [] }),
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
