import type { TextField } from 'payload'
import type { LabelKey } from '@/cms/admin/label'
import { checkedTextField } from './checked-text-field'

/** The address of a map's tiles over https, with `{z}`, `{x}` and `{y}` in it, or nothing. */
export function tilesUrlField(name: string, labelKey: LabelKey): TextField {
  return checkedTextField(name, labelKey, 'errors.tilesUrl', isTilesUrl)
}

/** Pages load pictures from elsewhere over https only (see their Content-Security-Policy). */
function isTilesUrl(value: string): boolean {
  const filled = value.replaceAll('{s}', 'a')
  return (
    /^https:\/\//.test(filled) &&
    URL.canParse(filled) &&
    ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
  )
}
