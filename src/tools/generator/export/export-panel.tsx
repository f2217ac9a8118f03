import type { PanelProps } from '../panel-props'

export function ExportPanel(_: PanelProps) {
  return null
}
