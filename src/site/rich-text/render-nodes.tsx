import { Fragment, type ReactNode } from 'react'
import { Link } from '@/i18n/navigation'
import type { Heading } from './collect-headings'
import { type RichTextNode, textFormats } from './rich-text-body'
import { RichTextPicture } from './rich-text-picture'

/**
 * Draws a text's nodes. They are gone through in reading order and at once, so that the next of
 * `headings` belongs to the next heading node.
 */
export function renderNodes(
  nodes: readonly RichTextNode[] | undefined,
  headings: Iterator<Heading>,
): ReactNode[] {
  // Nodes carry no ids, and a stored text is never reordered while it is shown.
  return (nodes ?? []).map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>{renderNode(node, headings)}</Fragment>
  ))
}

function renderNode(node: RichTextNode, headings: Iterator<Heading>): ReactNode {
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
      return <p>{renderNodes(node.children, headings)}</p>
    case 'quote':
      return <blockquote>{renderNodes(node.children, headings)}</blockquote>
    case 'heading':
      return renderHeading(node, headings)
    case 'list': {
      const Tag = node.tag === 'ol' ? 'ol' : 'ul'
      return <Tag>{renderNodes(node.children, headings)}</Tag>
    }
    case 'listitem':
      return <li>{renderNodes(node.children, headings)}</li>
    case 'link':
    case 'autolink':
      return renderLink(node, headings)
    default:
      // Whatever an editor learns to make later, its words are not lost.
      return node.text ?? renderNodes(node.children, headings)
  }
}

function renderText({ text, format }: RichTextNode): ReactNode {
  const has = (bit: number) => typeof format === 'number' && (format & bit) !== 0
  let content: ReactNode = text
  if (has(textFormats.code)) content = <code>{content}</code>
  if (has(textFormats.italic)) content = <em>{content}</em>
  if (has(textFormats.bold)) content = <strong>{content}</strong>
  return content
}

function renderHeading(node: RichTextNode, headings: Iterator<Heading>): ReactNode {
  const { value } = headings.next()
  const { level, id }: Heading = value
  const Tag = `h${level}` as const
  return <Tag id={id}>{renderNodes(node.children, headings)}</Tag>
}

/** Paths of the site stay in the reader's language; whole addresses are left as they are. */
function renderLink({ fields, children }: RichTextNode, headings: Iterator<Heading>): ReactNode {
  const words = renderNodes(children, headings)
  if (!fields?.url) return words
  const newTab = fields.newTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <Link href={fields.url} {...newTab}>
      {words}
    </Link>
  )
}
