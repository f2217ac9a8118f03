import { Fragment, type ReactNode } from 'react'
import { markPattern } from '@/cms/placeholders/fill-text'
import { Link } from '@/i18n/link'
import { CodeFigure, type CodeFigureFields } from './code-figure'
import type { Heading } from './collect-headings'
import { type RichTextNode, textFormats } from './rich-text-body'
import { RichTextPicture } from './rich-text-picture'
import { RichTextTable } from './rich-text-table'

export type RenderContext = {
  /** The next value belongs to the next heading node. */
  headings: Iterator<Heading>
}

/** Renders the nodes of a text, synchronously and in reading order. */
export function renderNodes(
  nodes: readonly RichTextNode[] | undefined,
  context: RenderContext,
): ReactNode[] {
  // Nodes have no ids, and a stored text is never reordered while it is shown.
  return (nodes ?? []).map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>{renderNode(node, context)}</Fragment>
  ))
}

function renderNode(node: RichTextNode, context: RenderContext): ReactNode {
  switch (node.type) {
    case 'text':
      return renderText(node)
    case 'linebreak':
      return <br />
    case 'horizontalrule':
      return <hr />
    case 'upload':
      return <RichTextPicture value={node.value} />
    case 'paragraph':
      return <p>{renderNodes(node.children, context)}</p>
    case 'quote':
      return <blockquote>{renderNodes(node.children, context)}</blockquote>
    case 'heading':
      return renderHeading(node, context)
    case 'list': {
      const Tag = node.tag === 'ol' ? 'ol' : 'ul'
      return <Tag>{renderNodes(node.children, context)}</Tag>
    }
    case 'listitem':
      return <li>{renderNodes(node.children, context)}</li>
    case 'link':
    case 'autolink':
      return renderLink(node, context)
    case 'table':
      return (
        <RichTextTable
          rows={node.children ?? []}
          renderChildren={(children) => renderNodes(children, context)}
        />
      )
    case 'block':
      return renderBlock(node)
    default:
      // For unknown node types at least the text is rendered.
      return node.text ?? renderNodes(node.children, context)
  }
}

function renderText({ text, format }: RichTextNode): ReactNode {
  const has = (bit: number) => typeof format === 'number' && (format & bit) !== 0
  let content: ReactNode = text && markGaps(text)
  if (has(textFormats.code)) content = <code translate="no">{content}</code>
  if (has(textFormats.italic)) content = <em>{content}</em>
  if (has(textFormats.bold)) content = <strong>{content}</strong>
  return content
}

function renderHeading(node: RichTextNode, context: RenderContext): ReactNode {
  const { value } = context.headings.next()
  const { level, id }: Heading = value
  const Tag = `h${level}` as const
  return <Tag id={id}>{renderNodes(node.children, context)}</Tag>
}

/** Paths of the site are localized for the reader; absolute addresses are unchanged. */
function renderLink({ fields, children }: RichTextNode, context: RenderContext): ReactNode {
  const linkText = renderNodes(children, context)
  if (!fields?.url) return linkText
  const newTab = fields.newTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <Link href={fields.url} {...newTab}>
      {linkText}
    </Link>
  )
}

function renderBlock({ fields }: RichTextNode): ReactNode {
  switch (fields?.blockType) {
    case 'codes':
      return <CodeFigure {...(fields as CodeFigureFields)} />
    case 'Code':
      return typeof fields.code === 'string' ? <CodeSample code={fields.code} /> : null
    default:
      return null
  }
}

/** Code to type or copy; long lines scroll horizontally. */
function CodeSample({ code }: { code: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus no keyboard could scroll it
    <pre translate="no" tabIndex={0}>
      <code>{code}</code>
    </pre>
  )
}

/** Highlights gaps that `fillText` marks for editors; texts for visitors have none. */
function markGaps(text: string): ReactNode {
  const parts = text.split(markPattern)
  if (parts.length === 1) return text
  // Every second part is a match of the expression.
  return parts.map((part, index) => {
    const content = index % 2 === 1 ? <mark>{part.slice(1, -1)}</mark> : part
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
    return <Fragment key={index}>{content}</Fragment>
  })
}
