import { useEffect } from 'react'
import type { PrintColorToCheck } from '@/qr/check'
import { useHandler } from '@/tools/shared/use-handler'
import type { PanelProps } from './panel-props'

/** Reports the colours of a panel's print file whenever they change or the panel is opened. */
export function useReportedColor(
  color: PrintColorToCheck | null,
  onPrintColor: PanelProps['onPrintColor'] = () => {},
) {
  const report = useHandler(onPrintColor)
  const key = JSON.stringify(color)
  useEffect(() => report(JSON.parse(key)), [key, report])
}
