import { label } from '@/cms/admin/label'
import { previewUrl } from '@/cms/admin/preview-url'
import { chatIdField } from '@/cms/fields/chat-id-field'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { operatorFields } from '@/cms/fields/operator-fields'
import { pictureUrlField } from '@/cms/fields/picture-url-field'
import { tilesUrlField } from '@/cms/fields/tiles-url-field'
import { urlField } from '@/cms/fields/url-field'
import { paths } from '@/paths'
import { editorialGlobal } from './editorial-global'

export const site = editorialGlobal({
  slug: 'site',
  label: label('globals.site'),
  // Shown on every page.
  admin: { group: label('groups.frame'), preview: previewUrl(() => paths.home) },
  fields: [
    { name: 'name', type: 'text', label: label('fields.name'), required: true },
    localizedTextarea('description', 'fields.description', { hint: 'hints.siteDescription' }),
    {
      ...urlField('appUrl', 'fields.appUrl'),
      admin: { description: label('hints.appUrl') },
    },
    { name: 'contactEmail', type: 'email', label: label('fields.contactEmail') },
    operatorFields(),
    {
      name: 'chat',
      type: 'group',
      label: label('fields.chat'),
      admin: { description: label('hints.chat') },
      fields: [
        chatIdField('propertyId', 'fields.chatPropertyId'),
        chatIdField('widgetId', 'fields.chatWidgetId'),
      ],
    },
    {
      name: 'map',
      type: 'group',
      label: label('fields.map'),
      admin: { description: label('hints.map') },
      fields: [
        tilesUrlField('tilesUrl', 'fields.mapTilesUrl'),
        { name: 'attribution', type: 'text', label: label('fields.mapAttribution') },
      ],
    },
    {
      name: 'badge',
      type: 'group',
      label: label('fields.badge'),
      admin: { description: label('hints.badge') },
      fields: [
        pictureUrlField('imageUrl', 'fields.imageUrl'),
        urlField('linkUrl', 'fields.linkUrl'),
        localizedText('alt', 'fields.alt'),
      ],
    },
  ],
})
