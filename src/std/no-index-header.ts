/** Tells search engines not to list an answer. Every answer that is not a page of the site has it. */
export const noIndexHeader = { 'x-robots-tag': 'noindex' } as const
