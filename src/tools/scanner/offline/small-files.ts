/** A white square as a drawing. */
export function smallPicture(): Blob {
  const source =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="#fff" d="M0 0h8v8H0z"/></svg>'
  return new File([source], 'small.svg', { type: 'image/svg+xml' })
}

/** One empty page; readers find the objects without a table of them. */
export function smallDocument(): Blob {
  const source = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`
  return new File([source], 'small.pdf', { type: 'application/pdf' })
}
