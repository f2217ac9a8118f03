import { useTranslations } from 'next-intl'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { useWorkspaceDesk } from '../list/desk'
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
  onChange,
}: {
  place: Place
  onChange: (place: Place) => void
}) {
  const t = useTranslations('workspace.place')
  const {
    folders: { folders },
    tags,
  } = useWorkspaceDesk()
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
