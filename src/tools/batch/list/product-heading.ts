/** Headings of columns of product numbers, such as `EAN13` and `upc_code`. */
export const productHeading = /(?<![a-z])(ean|gtin|upc|isbn|jan|barcode)(?![a-z])/i
