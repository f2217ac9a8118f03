/** Headings of columns of product numbers. */
export const productHeading = /\b(ean|gtin|upc|isbn|jan|barcode)\b/i
