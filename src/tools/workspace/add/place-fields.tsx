import { useTranslations } from 'next-intl'
import type { WorkspaceFolder } from '@/codes'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { TagField } from '../list/tag-field'

export type Place = { folder: string; tags: readonly string[] }

export const noPlace: Place = { folder: '', tags: [] }

/** The members of new codes for the API. */
export function placeMembers({ folder, tags }: Place) {
  return { ...(folder && { folder }), ...(tags.length > 0 && { tags }) }
}

/** The folder and the tags of codes that are added. */
export function PlaceFields({
  place,
  folders,
  tags,
  onChange,
}: {
  place: Place
  folders: readonly WorkspaceFolder[]
  tags: readonly string[]
  onChange: (place: Place) => void
}) {
  const t = useTranslations('workspace.place')
  return (
    <>
      {folders.length > 0 && (
        <Field label={t('folder')}>
          {(control) => (
            <Select
              {...control}
              value={place.folder}
              onChange={({ target }) => onChange({ ...place, folder: target.value })}
              options={[
                { value: '', label: t('none') },
                ...folders.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </Field>
      )}
      <TagField
        tags={place.tags}
        known={tags}
        onChange={(changed) => onChange({ ...place, tags: changed })}
      />
    </>
  )
}
