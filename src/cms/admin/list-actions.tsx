import parts from './hidden-parts.module.css'

/**
 * Hides two actions of Payload for the selected rows of an editorial list. “Edit” overwrites shared
 * values and sections of many documents without checking for changes of other users. With all pages
 * selected, “Unpublish” would ignore the filter of the list and affect every document.
 */
export const ListActions = () => <span hidden className={parts.list} />
