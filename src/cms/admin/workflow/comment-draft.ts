import { storedText } from '@/std/stored-value'

/** The text of a comment that is typed and not sent, in this tab. */
export const commentDraft = (name: string) => storedText('sessionStorage', `comment:${name}`)
