import { useTranslations } from 'next-intl'
import { meaningKey } from './meaning-key'

/** A description from the OpenAPI document, in the language of the page. */
export function Meaning({ of }: { of: string }) {
  const t = useTranslations('developers')
  return t(`meanings.${meaningKey(of)}` as 'meanings.firstDay')
}
