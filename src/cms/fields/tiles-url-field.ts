import type { TextField } from 'payload'
import { type LabelKey, label, labelFor } from '@/cms/admin/label'

/** The address of a map's tiles over https, with `{z}`, `{x}` and `{y}` in it, or nothing. */
export function tilesUrlField(name: string, labelKey: LabelKey): TextField {
  return {
    name,
    type: 'text',
    label: label(labelKey),
    validate: (value: string | null | undefined, { req }) =>
      !value || isTilesUrl(value) || labelFor(req.i18n.language, 'errors.tilesUrl'),
  }
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
