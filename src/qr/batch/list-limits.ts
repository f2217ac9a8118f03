export const maxFileBytes = 50_000_000
export const maxRows = 200_000
export const maxColumns = 200
/** Of a workbook, which is an archive: what would fill the memory is not unpacked. */
export const maxUnpackedBytes = 500 * 1024 * 1024
