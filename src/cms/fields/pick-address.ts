import { label } from '@/cms/admin/label'

/**
 * The picker in place of a line of text.
 *
 * @param options.documents whether it lists documents besides the site's own pages
 */
export function pickAddress({ documents }: { documents: boolean }) {
  return {
    placeholder: label('links.choose'),
    components: {
      Field: { path: '@/cms/admin/address-field#AddressField', clientProps: { documents } },
    },
  }
}
