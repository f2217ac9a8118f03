import { type ReactNode, useId } from 'react'
import { GroupHeading } from '@/tools/shared/content-form/group-heading'

/** A group of controls with a heading. */
export function SettingsGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <GroupHeading id={id}>{label}</GroupHeading>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  )
}
