import type { SelectField } from 'payload'
import { label } from '@/cms/admin/label'
import { articleTools } from './article-tools'

/** The tool that an article recommends. */
export function toolField(): SelectField {
  return {
    name: 'tool',
    type: 'select',
    label: label('fields.tool'),
    options: articleTools.map((value) => ({ value, label: label(`tools.${value}`) })),
    admin: { position: 'sidebar', description: label('hints.tool') },
  }
}
