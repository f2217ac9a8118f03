import { useTranslations } from 'next-intl'
import { meaningKey } from './meaning-key'

/** What the API's own document says of something, in the language of the page. */
export function Meaning({ of }: { of: string }) {
  const t = useTranslations('developers')
  return t(`meanings.${meaningKey(of)}` as 'meanings.firstDay')
}
