/** Whether a link leads to a profile rather than to the start page of a social network. */
export function leadsToProfile(link: string): boolean {
  return URL.canParse(link) && /[^/]/.test(new URL(link).pathname)
}
