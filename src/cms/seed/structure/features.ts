import type { SectionPlan } from './section-plan'

export const featuresSections: readonly SectionPlan[] = [
  {
    id: 'features-make',
    kind: 'cards',
    icons: ['layers', 'zap', 'shield-check', 'clock', 'link', 'languages'],
  },
  {
    id: 'features-style',
    kind: 'cards',
    icons: ['sparkles', 'qr-code', 'square-dashed', 'palette', 'image', 'frame'],
  },
  {
    id: 'features-print',
    kind: 'cards',
    icons: ['scan-line', 'refresh-cw', 'download', 'printer', 'tag', 'eye'],
  },
  {
    id: 'features-manage',
    kind: 'cards',
    icons: ['qr-code', 'file-text', 'clock', 'chart-line', 'lock', 'globe'],
  },
  {
    id: 'features-read',
    kind: 'cards',
    icons: ['camera', 'refresh-cw', 'eye', 'file-text', 'shield-check', 'layers'],
  },
  { id: 'features-showcase', kind: 'showcase' },
  { id: 'features-without', kind: 'prose' },
  { id: 'features-questions', kind: 'questions' },
  { id: 'features-band', kind: 'band' },
]
