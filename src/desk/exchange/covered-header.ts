/** The header of an export with the number of documents that it covers. */
export const coveredHeader = 'x-exported-documents'
