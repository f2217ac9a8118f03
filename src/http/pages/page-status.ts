const marker = /<meta name="status" content="(\d{3})"\/?>/
const patienceMarker = /<meta name="retry-after" content="(\d{1,5})"\/?>/

/** A page of Next cannot set its status; one that should have another than 200 says so in its head. */
export function findPageStatus(html: string): number | undefined {
  return findNumber(html, marker)
}

/** The seconds after which it is worth asking again, where a page says so in its head. */
export function findRetrySeconds(html: string): number | undefined {
  return findNumber(html, patienceMarker)
}

function findNumber(html: string, pattern: RegExp): number | undefined {
  const [, number] = html.slice(0, html.indexOf('</head>')).match(pattern) ?? []
  return number ? Number(number) : undefined
}
