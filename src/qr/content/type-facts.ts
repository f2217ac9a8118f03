/**
 * Groups of types: content that fits into the code, files that need a hosted page, and services
 * that compete with each other.
 */
export type ContentGroup = 'code' | 'file' | 'chat' | 'payment'

/**
 * What lists and menus need to know about a type. The facts of all types load together, so they
 * contain no code; the definition of a type is in `<type>.ts`, its reader in `read-<type>.ts`.
 * Messages of the type have its name as their key.
 */
export type TypeFacts = {
  type: string
  /** Position in menus, selects and texts that list all types. */
  order: number
  /** A name of `ui/icon/icon-names`. */
  icon: string
  group: ContentGroup
  /** Languages in whose countries the service is common: there it precedes others of its group. */
  localTo?: readonly string[]
  /** The field whose value is a web address to which the code leads. */
  linkField?: string
  /** The kind of files that make up the content. */
  upload?: 'document' | 'media' | 'picture'
  /** Only of types that the editor has a page for. */
  page?: {
    /** Position in the editor's list of types. */
    order: number
    /**
     * Suggested texts of a frame, message keys under `editor.frame.calls`; the first is the text of
     * a new frame.
     */
    calls: readonly string[]
    /**
     * The code always contains the content, because apps read the content and would not follow a
     * link, or because a dynamic link does the same.
     */
    isStatic?: true
  }
}
