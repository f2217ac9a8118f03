/**
 * As much of a stored Lexical text as the site shows; the generated types fit into it. The CMS
 * switches on which nodes an editor can make: see `cms/fields/rich-text-editor.ts`.
 */
export type RichTextNode = {
  type: string
  /** Of headings (`h2`) and lists (`ul`, `ol`). */
  tag?: string
  text?: string
  /** Of texts: a sum of `textFormats`. */
  format?: number | string
  /** Of links and blocks. */
  fields?: { url?: string; newTab?: boolean; blockType?: string; [name: string]: unknown }
  /** Of uploads: the document, or its id alone where it is not read along. */
  value?: unknown
  /** Of cells: a sum of `cellHeaders`. */
  headerState?: number
  colSpan?: number
  rowSpan?: number
  children?: RichTextNode[]
}

export type RichTextBody = { root: { children: RichTextNode[] } }

/** The bits of a text's format that editors can set. */
export const textFormats = { bold: 1, italic: 2, code: 16 } as const

/** Bits of a heading cell: it is in the row of headings, or in the column of headings. */
export const cellHeaders = { row: 1, column: 2 } as const
