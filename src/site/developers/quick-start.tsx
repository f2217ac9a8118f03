'use client'

import { type SampleLabels, Samples } from './samples'
import { writeQuickStart } from './write-quick-start'

export function QuickStart({
  id,
  siteUrl,
  labels,
}: {
  /** Id of the heading. */
  id: string
  siteUrl: string
  labels: SampleLabels
}) {
  return <Samples id={id} codes={writeQuickStart(siteUrl)} labels={labels} />
}
