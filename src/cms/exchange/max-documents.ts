/** Number of documents in an export or an import. */
export const maxDocuments = 500
