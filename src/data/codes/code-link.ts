import { env } from '@/env'
import { paths } from '@/paths'

/** What the symbol holds: in capitals, so that its alphanumeric mode makes it smaller. */
export function codeLink(slug: string): string {
  return (env.SITE_URL + paths.hostedPage(slug)).toUpperCase()
}
