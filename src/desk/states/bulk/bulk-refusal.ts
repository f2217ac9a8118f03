/** Reason why an action on a document is refused, in the language of the user. */
export class BulkRefusal extends Error {}
