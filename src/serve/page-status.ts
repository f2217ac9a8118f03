const marker = /<meta name="status" content="(\d{3})"\/?>/

/** A page of Next cannot set its status; one that should have another than 200 says so in its head. */
export function findPageStatus(html: string): number | undefined {
  const [, status] = html.slice(0, html.indexOf('</head>')).match(marker) ?? []
  return status ? Number(status) : undefined
}
