export const maxFileBytes = 50_000_000
export const maxRows = 200_000
export const maxColumns = 200
/**
 * Limit for the contents of a workbook, which is a ZIP archive: a larger one could exhaust memory.
 */
export const maxUnpackedBytes = 500 * 1024 * 1024
