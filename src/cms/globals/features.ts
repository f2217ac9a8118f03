import { label } from '@/cms/admin/label'
import { blocksField } from '@/cms/fields/blocks-field'
import { heroField } from '@/cms/fields/hero-field'
import { metaField } from '@/cms/fields/meta-field'
import { editorialGlobal } from './editorial-global'

export const features = editorialGlobal({
  slug: 'features',
  label: label('globals.features'),
  admin: { group: label('groups.pages') },
  fields: [heroField(), blocksField(), metaField()],
})
