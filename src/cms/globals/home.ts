import { label } from '@/cms/admin/label'
import { previewUrl } from '@/cms/admin/preview-url'
import { blocksField } from '@/cms/fields/blocks-field'
import { heroField } from '@/cms/fields/hero-field'
import { metaField } from '@/cms/fields/meta-field'
import { placeholderHelpField } from '@/cms/fields/placeholder-help-field'
import { paths } from '@/paths'
import { editorialGlobal } from './editorial-global'

export const home = editorialGlobal({
  slug: 'home',
  label: label('globals.home'),
  admin: { group: label('groups.pages'), preview: previewUrl(() => paths.home) },
  fields: [heroField(), blocksField(), metaField(paths.home), placeholderHelpField()],
})
