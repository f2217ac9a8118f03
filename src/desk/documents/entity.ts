/** A document, or a global, whose id is ''. */
export type Entity = { slug: string; id: string }
