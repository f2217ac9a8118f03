/**
 * The part of a stored Lexical text that the site renders; the generated types are assignable to
 * it. The CMS defines which nodes editors can create: see `cms/fields/rich-text-editor.ts`.
 */
export type RichTextNode = {
  type: string
  /** For headings (`h2`) and lists (`ul`, `ol`). */
  tag?: string
  text?: string
  /** For texts: a sum of `textFormats`. */
  format?: number | string
  /** For links and blocks. */
  fields?: { url?: string; newTab?: boolean; blockType?: string; [name: string]: unknown }
  /** For uploads: the document, or its id if it is not populated. */
  value?: unknown
  /** For cells: a sum of `cellHeaders`. */
  headerState?: number
  colSpan?: number
  rowSpan?: number
  children?: RichTextNode[]
}

export type RichTextBody = { root: { children: RichTextNode[] } }

/** Bits of a text's format that editors can set. */
export const textFormats = { bold: 1, italic: 2, code: 16 } as const

/** Bits of a heading cell: it is in the row of headings, or in the column of headings. */
export const cellHeaders = { row: 1, column: 2 } as const
