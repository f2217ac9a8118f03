import { collectHeadings } from './collect-headings'
import { renderNodes } from './render-nodes'
import styles from './rich-text.module.css'
import type { RichTextBody } from './rich-text-body'

export type RichTextProps = {
  body: RichTextBody
  /** The language of the text, if it differs from the page's. */
  lang?: string
}

/** A text written in the CMS, with addressable headings. */
export function RichText({ body, lang }: RichTextProps) {
  const headings = collectHeadings(body).values()
  return (
    <div className={styles.text} lang={lang}>
      {renderNodes(body.root.children, { headings })}
    </div>
  )
}
