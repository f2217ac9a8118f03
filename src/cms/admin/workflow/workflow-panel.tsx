import type { UIFieldServerComponent } from 'payload'
import { locales } from '@/i18n/locales'
import { WorkPanel } from './work-panel'
import { workflowTexts } from './workflow-texts'

/** The work on the edited language of a document, next to its form. */
export const WorkflowPanel: UIFieldServerComponent = ({ i18n }) => (
  <WorkPanel
    names={Object.fromEntries(locales.map(({ code, name }) => [code, name]))}
    texts={workflowTexts(i18n.language)}
  />
)
