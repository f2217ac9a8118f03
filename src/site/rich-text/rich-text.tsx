import {
  type JSXConvertersFunction,
  RichText as LexicalRichText,
} from '@payloadcms/richtext-lexical/react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '@/i18n/navigation'
import { collectHeadings, headingLevel } from './collect-headings'
import styles from './rich-text.module.css'
import type { RichTextBody, RichTextNode } from './rich-text-body'
import { RichTextPicture } from './rich-text-picture'

/** A text written in the CMS, with addressable headings and tables that scroll on their own. */
export function RichText({ body, lang }: { body: RichTextBody; lang?: string }) {
  return (
    <div className={styles.text} lang={lang}>
      <LexicalRichText
        data={body as ComponentProps<typeof LexicalRichText>['data']}
        converters={createConverters(body)}
        disableContainer
      />
    </div>
  )
}

function createConverters(body: RichTextBody): JSXConvertersFunction {
  // Nodes are converted in reading order, so that the next id belongs to the next heading.
  const headings = collectHeadings(body).values()
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    heading: ({ node, nodesToJSX }) => {
      const Tag = `h${headingLevel(node as RichTextNode)}` as const
      return <Tag id={headings.next().value?.id}>{nodesToJSX({ nodes: node.children })}</Tag>
    },
    link: ({ node, nodesToJSX }) => (
      <TextLink fields={node.fields}>{nodesToJSX({ nodes: node.children })}</TextLink>
    ),
    autolink: ({ node, nodesToJSX }) => (
      <TextLink fields={node.fields}>{nodesToJSX({ nodes: node.children })}</TextLink>
    ),
    upload: ({ node }) => <RichTextPicture value={node.value} />,
    table: ({ node, nodesToJSX }) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reachable by keyboard
      <div className={styles.table} tabIndex={0}>
        <table>
          <tbody>{nodesToJSX({ nodes: node.children })}</tbody>
        </table>
      </div>
    ),
    tablecell: ({ node, nodesToJSX }) => {
      const Cell = node.headerState > 0 ? 'th' : 'td'
      return (
        <Cell colSpan={node.colSpan} rowSpan={node.rowSpan}>
          {nodesToJSX({ nodes: node.children })}
        </Cell>
      )
    },
  })
}

type TextLinkProps = { fields: { url?: string; newTab?: boolean }; children: ReactNode }

/** Paths of the site stay in the reader's language; whole addresses are left as they are. */
function TextLink({ fields: { url, newTab }, children }: TextLinkProps) {
  if (!url) return children
  return (
    <Link href={url} target={newTab ? '_blank' : undefined} rel={newTab ? 'noopener' : undefined}>
      {children}
    </Link>
  )
}
