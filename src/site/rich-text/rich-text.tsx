import { collectHeadings } from './collect-headings'
import { renderNodes } from './render-nodes'
import styles from './rich-text.module.css'
import type { RichTextBody } from './rich-text-body'

/** A text written in the CMS, with addressable headings. */
export function RichText({ body, lang }: { body: RichTextBody; lang?: string }) {
  return (
    <div className={styles.text} lang={lang}>
      {renderNodes(body.root.children, collectHeadings(body).values())}
    </div>
  )
}
