/** Formats a short link for people: `example.com/Q/BCDFGHJK`. */
export function showLink(link: string): string {
  const [, host = '', path = ''] = /^\w+:\/\/([^/]+)(.*)$/.exec(link) ?? []
  return host.toLowerCase() + path
}
