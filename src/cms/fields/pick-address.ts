import { label } from '@/cms/admin/label'

/**
 * Replaces the text input with the address picker.
 *
 * @param options.documents whether the picker lists documents besides the site's own pages
 */
export function pickAddress({ documents }: { documents: boolean }) {
  return {
    placeholder: label('links.choose'),
    components: {
      Field: { path: '@/cms/admin/address-field#AddressField', clientProps: { documents } },
    },
  }
}
