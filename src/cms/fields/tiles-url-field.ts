import type { TextField } from 'payload'
import type { LabelKey } from '@/cms/admin/label'
import { checkedTextField } from './checked-text-field'

/** An optional https address of map tiles that contains `{z}`, `{x}` and `{y}`. */
export function tilesUrlField(name: string, labelKey: LabelKey): TextField {
  return checkedTextField(name, labelKey, 'errors.tilesUrl', isTilesUrl)
}

/**
 * Returns whether an address is valid; pages load external pictures over https only (see their
 * Content-Security-Policy).
 */
function isTilesUrl(value: string): boolean {
  const filled = value.replaceAll('{s}', 'a')
  return (
    /^https:\/\//.test(filled) &&
    URL.canParse(filled) &&
    ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
  )
}
