const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

export function isSlug(text: string): boolean {
  return slugPattern.test(text)
}
