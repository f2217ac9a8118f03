/** As much of a stored Lexical text as the site looks at; generated types fit into it. */
export type RichTextNode = {
  type: string
  tag?: string
  text?: string
  children?: RichTextNode[]
}

export type RichTextBody = { root: { children: RichTextNode[] } }
