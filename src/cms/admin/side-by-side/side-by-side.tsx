import type { ServerProps } from 'payload'
import { SideBySideBar } from './side-by-side-bar'
import { sideBySideTexts } from './side-by-side-texts'

/** Shows English next to the texts of another language, and leads to those that need work. */
export function SideBySide({ i18n }: ServerProps) {
  return <SideBySideBar texts={sideBySideTexts(i18n.language)} />
}
